import type { Database } from '@facet/service-kit';

interface TotalRow {
  start: Date;
  type: string;
  debit_account: string;
  credit_account: string;
  undo: boolean;
  amount: bigint;
  transfers: bigint;
}

/** What moved in an hour or day by one type between two accounts; in hundredths. */
export interface TransferTotal {
  /** ISO 8601. */
  start: string;
  type: string;
  debitAccount: string;
  creditAccount: string;
  /** A void or a reversal of what is named so. */
  undo: boolean;
  amount: bigint;
  transfers: number;
}

/** `available` and `debt` are all members together; in hundredths. */
export interface AccountBalance {
  account: string;
  balance: bigint;
}

export interface TotalsQuery {
  /** The start of an hour, ISO 8601; the hour of `to` is not part of it. */
  from: string;
  to: string;
  by: 'hour' | 'day';
}

/**
 * Every hour's totals: the summed ones and, added now, what moved since. One snapshot; `known` was so far the time
 * until which is summed, which only grows: by it the planner sees that few transfers are newer.
 */
const EVERY_HOUR = `
  select hour, type, debit_account, credit_account, undo, amount, transfers from transfer_totals
  union all
  select date_trunc('hour', created_at, 'UTC'), type, debit_account, credit_account, undo, amount, 1
  from transfers where created_at >= (select until from transfer_totals_until) and created_at >= :known::timestamptz`;

async function summedUntil(database: Database): Promise<string> {
  const { rows } = await database.raw<{ rows: [{ until: string }] }>('select until::text from transfer_totals_until');
  return rows[0].until;
}

/** What moved, by hour or day (UTC), type and accounts; oldest first. */
export async function readTotals(database: Database, { from, to, by }: TotalsQuery): Promise<TransferTotal[]> {
  const { rows } = await database.raw<{ rows: TotalRow[] }>(
    `select date_trunc(:by, hour, 'UTC') as start, type, debit_account, credit_account, undo,
       sum(amount)::bigint as amount, sum(transfers)::bigint as transfers
     from (${EVERY_HOUR}) every_hour where hour >= :from::timestamptz and hour < :to::timestamptz
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    { from, to, by, known: await summedUntil(database) },
  );
  return rows.map((row) => ({
    start: row.start.toISOString(),
    type: row.type,
    debitAccount: row.debit_account,
    creditAccount: row.credit_account,
    undo: row.undo,
    amount: row.amount,
    transfers: Number(row.transfers),
  }));
}

/** What each account had before an hour, credits less debits; null: has now. */
export async function readAccounts(database: Database, before: string | null): Promise<AccountBalance[]> {
  const { rows } = await database.raw<{ rows: AccountBalance[] }>(
    `with every_hour as (${EVERY_HOUR})
     select account, sum(amount)::bigint as balance from (
       select credit_account as account, amount from every_hour where hour < coalesce(:before::timestamptz, 'infinity')
       union all
       select debit_account, -amount from every_hour where hour < coalesce(:before::timestamptz, 'infinity')
     ) sides group by account order by account`,
    { before, known: await summedUntil(database) },
  );
  return rows;
}
