import { formatMoney, type CsvRow, type Database } from '@facet/service-kit';
import { boundsOf, type Month } from './month.ts';

const HOUR_MS = 3_600_000;

export const TRANSFER_HEADINGS = [
  'Time (UTC)',
  'Member',
  'Member id',
  'Type',
  'Reason',
  'From',
  'To',
  'R$',
  'Undone',
  'Balance after R$',
  'Id',
];

interface Row {
  created_at: Date;
  username: string | null;
  member_id: string;
  type: string;
  reason: string;
  debit_account: string;
  credit_account: string;
  amount: bigint;
  undo: boolean;
  balance_after: bigint;
  id: string;
}

/** Every transfer of a month, in the order of time: an hour at a time, which the index by time finds at once. */
export async function* exportTransfers(database: Database, month: Month): AsyncGenerator<CsvRow[]> {
  const { from, until } = boundsOf(month);
  const untilMs = Math.min(Date.parse(until), Date.now());
  for (let atMs = Date.parse(from); atMs < untilMs; atMs += HOUR_MS) {
    const { rows } = await database.raw<{ rows: Row[] }>(
      `select t.*, m.username from transfers t left join members m on m.member_id = t.member_id
       where t.created_at >= ? and t.created_at < ? order by t.created_at, t.member_id, t.seq`,
      [new Date(atMs).toISOString(), new Date(Math.min(atMs + HOUR_MS, untilMs)).toISOString()],
    );
    yield rows.map(rowOf);
  }
}

function rowOf(row: Row): CsvRow {
  const what = [row.created_at.toISOString(), row.username, row.member_id, row.type, row.reason, row.debit_account, row.credit_account];
  return [...what, formatMoney(row.amount), row.undo ? 'yes' : '', formatMoney(row.balance_after), row.id];
}
