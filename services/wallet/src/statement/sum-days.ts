import { formatMoney, type Database } from '@facet/service-kit';
import { linesOf, type StatementFilter } from './statement-filter.ts';
import type { TransferRow } from './transaction.ts';
import { openZone } from './zone-days.ts';

const DAY_MS = 86_400_000;

interface DaysOfPage {
  memberId: string;
  filter: StatementFilter;
  /** A page of the lines that the filter leaves, newest first. */
  rows: readonly TransferRow[];
  /** An IANA name. */
  timeZone: string;
}

/**
 * What came in and went out on each day of a page, newest first: of all lines of that day that the filter leaves, also
 * those on other pages. Only the newest and the oldest day can have any there, so no other is looked through. None of
 * a time zone that this process does not know.
 */
export async function sumDays(database: Database, { memberId, filter, rows, timeZone }: DaysOfPage) {
  const zone = openZone(timeZone);
  if (!zone) return [];
  const days = [...Map.groupBy(rows, (row) => zone.dayOf(row.created_at))];
  const sums = days.map(async ([day, lines], place) => {
    const isWhole = place > 0 && place < days.length - 1;
    const bounds = [zone.startOf(day), zone.startOf(dayAfter(day))] as const;
    const { came, went } = isWhole ? sumOf(lines) : await sumBetween(database, { memberId, filter }, bounds);
    return { day, in: formatMoney(came), out: formatMoney(went) };
  });
  return Promise.all(sums);
}

interface Sums {
  came: bigint;
  went: bigint;
}

async function sumBetween(
  database: Database,
  { memberId, filter }: Pick<DaysOfPage, 'memberId' | 'filter'>,
  [start, end]: readonly [Date, Date],
): Promise<Sums> {
  const [sum] = (await linesOf(database, memberId, filter)
    .whereRaw('seq >= first_seq_at(?, ?::timestamptz)', [memberId, start.toISOString()])
    .whereRaw('seq < first_seq_at(?, ?::timestamptz)', [memberId, end.toISOString()])
    .select(database.raw("coalesce(sum(amount) filter (where credit_account = 'available'), 0)::bigint as came"))
    .select(database.raw("coalesce(sum(amount) filter (where debit_account = 'available'), 0)::bigint as went"))) as unknown as Sums[];
  if (!sum) throw new Error('a sum always has a row');
  return sum;
}

function sumOf(rows: readonly TransferRow[]): Sums {
  const total = (lines: readonly TransferRow[]) => lines.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    came: total(rows.filter(({ credit_account }) => credit_account === 'available')),
    went: total(rows.filter(({ debit_account }) => debit_account === 'available')),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
