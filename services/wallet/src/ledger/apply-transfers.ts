import { hundredths, type Transaction } from '@facet/service-kit';
import type pg from 'pg';
import type { Transfer, Outcome, OutcomeStatus } from './transfer.ts';
import { settledTo } from '@facet/money-kit';

interface Row {
  status: OutcomeStatus;
  id: string | null;
  balance_after: bigint;
  total_earned: bigint;
  seq: bigint;
}

const TEXT = 'select * from apply_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)';

/**
 * One round trip, one transaction: all of the batch, or (when it rejects) nothing. Outcomes come in the order of the
 * transfers.
 */
export async function applyTransfers(pool: pg.Pool, transfers: readonly Transfer[]): Promise<Outcome[]> {
  const result = await pool.query<Row>({ name: 'apply_transfers', text: TEXT, values: columnsOf(transfers) });
  return result.rows.map(outcomeOf);
}

/** One, in a transaction of ours: it holds the member's row until that ends. */
export async function applyWithin(transaction: Transaction, transfer: Transfer): Promise<Outcome> {
  const columns = columnsOf([transfer]);
  const text = `select * from apply_transfers(${columns.map(() => '?').join(', ')})`;
  const { rows } = await transaction.raw<{ rows: [Row] }>(text, columns as never);
  return outcomeOf(rows[0]);
}

const outcomeOf = (row: Row): Outcome => ({
  status: row.status,
  id: row.id,
  balanceAfterHundredths: hundredths(row.balance_after),
  totalEarnedHundredths: hundredths(row.total_earned),
  seq: row.seq,
});

/**
 * The function takes columns: one array for each parameter, so that a batch of any size is the same prepared statement.
 */
function columnsOf(transfers: readonly Transfer[]): unknown[][] {
  const columns: unknown[][] = Array.from({ length: 11 }, () => []);
  for (const transfer of transfers) rowOf(transfer).forEach((value, index) => columns[index]?.push(value));
  return columns;
}

function rowOf(transfer: Transfer): unknown[] {
  const { op, memberId, caller, key } = transfer;
  if (op === 'void' || op === 'reverse') return [op, memberId, caller, key, null, null, null, null, null, null, null];
  const toAccount = op === 'settle' ? settledTo[transfer.type] : null;
  const minTotalEarned = op === 'debit' ? (transfer.minTotalEarnedHundredths ?? null) : null;
  return [
    op,
    memberId,
    caller,
    key,
    transfer.type,
    transfer.account,
    toAccount,
    transfer.amountHundredths,
    transfer.reason,
    minTotalEarned,
    op === 'settle' ? transfer.settles : null,
  ];
}
