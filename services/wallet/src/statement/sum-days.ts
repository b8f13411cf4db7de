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
 * those on other pages. None of a time zone that this process does not know.
 */
export async function sumDays(database: Database, { memberId, filter, rows, timeZone }: DaysOfPage) {
  const zone = openZone(timeZone);
  const [newest, ...others] = zone ? new Set(rows.map((row) => zone.dayOf(row.created_at))) : [];
  if (!zone || newest === undefined) return [];
  // Between two days of a page no day has lines: each ends where the next begins.
  const days = [newest, ...others].toReversed();
  const starts = days.map((day) => zone.startOf(day).toISOString());
  const end = zone.startOf(dayAfter(newest)).toISOString();
  const sums = (await linesOf(database, memberId, filter)
    .whereRaw('seq >= first_seq_at(?, ?::timestamptz)', [memberId, starts[0] ?? end])
    .whereRaw('seq < first_seq_at(?, ?::timestamptz)', [memberId, end])
    .select(database.raw('width_bucket(created_at, ?::timestamptz[]) as place', [starts]))
    .select(database.raw("coalesce(sum(amount) filter (where credit_account = 'available'), 0)::bigint as came"))
    .select(database.raw("coalesce(sum(amount) filter (where debit_account = 'available'), 0)::bigint as went"))
    .groupBy('place')
    .orderBy('place', 'desc')) as unknown as { place: number; came: bigint; went: bigint }[];
  return sums.map(({ place, came, went }) => ({ day: days[place - 1] ?? newest, in: formatMoney(came), out: formatMoney(went) }));
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
