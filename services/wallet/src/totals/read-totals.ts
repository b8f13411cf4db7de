import type { Database } from '@facet/service-kit';

interface TotalRow {
  start: Date;
  type: string;
  debit_account: string;
  credit_account: string;
  undo: boolean;
  amount: bigint;
  movements: bigint;
}

/** What moved in an hour or day by one type between two accounts; in hundredths. */
export interface MovementTotal {
  /** ISO 8601. */
  start: string;
  type: string;
  debitAccount: string;
  creditAccount: string;
  /** A void or a reversal of what is named so. */
  undo: boolean;
  amount: bigint;
  movements: number;
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

/** Every hour's totals: the summed ones and, added now, what moved since. One snapshot. */
const EVERY_HOUR = `
  SELECT hour, type, debit_account, credit_account, undo, amount, movements FROM movement_totals
  UNION ALL
  SELECT date_trunc('hour', created_at, 'UTC'), type, debit_account, credit_account, undo, amount, 1
  FROM movements WHERE created_at >= (SELECT until FROM movement_totals_until)`;

/** What moved, by hour or day (UTC), type and accounts; oldest first. */
export async function readTotals(database: Database, { from, to, by }: TotalsQuery): Promise<MovementTotal[]> {
  const { rows } = await database.raw<{ rows: TotalRow[] }>(
    `SELECT date_trunc(:by, hour, 'UTC') AS start, type, debit_account, credit_account, undo,
       sum(amount)::bigint AS amount, sum(movements)::bigint AS movements
     FROM (${EVERY_HOUR}) every_hour WHERE hour >= :from::timestamptz AND hour < :to::timestamptz
     GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
    { from, to, by },
  );
  return rows.map((row) => ({
    start: row.start.toISOString(),
    type: row.type,
    debitAccount: row.debit_account,
    creditAccount: row.credit_account,
    undo: row.undo,
    amount: row.amount,
    movements: Number(row.movements),
  }));
}

/** What each account had before an hour, credits less debits; null: has now. */
export async function readAccounts(database: Database, before: string | null): Promise<AccountBalance[]> {
  const { rows } = await database.raw<{ rows: AccountBalance[] }>(
    `WITH every_hour AS (${EVERY_HOUR})
     SELECT account, sum(amount)::bigint AS balance FROM (
       SELECT credit_account AS account, amount FROM every_hour WHERE hour < coalesce(:before::timestamptz, 'infinity')
       UNION ALL
       SELECT debit_account, -amount FROM every_hour WHERE hour < coalesce(:before::timestamptz, 'infinity')
     ) sides GROUP BY account ORDER BY account`,
    { before },
  );
  return rows;
}
