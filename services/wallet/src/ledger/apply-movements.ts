import { hundredths } from '@facet/service-kit';
import type pg from 'pg';
import type { Movement, Outcome, OutcomeStatus } from './movement.ts';
import { settledTo } from '@facet/money-kit';

interface Row {
  status: OutcomeStatus;
  id: string | null;
  balance_after: bigint;
  total_earned: bigint;
  seq: bigint;
}

const TEXT = 'select * from apply_movements($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)';

/** One round trip, one transaction: all of the batch, or (when it rejects) nothing. Outcomes come in the order of the movements. */
export async function applyMovements(pool: pg.Pool, movements: readonly Movement[]): Promise<Outcome[]> {
  const result = await pool.query<Row>({ name: 'apply_movements', text: TEXT, values: columnsOf(movements) });
  return result.rows.map((row) => ({
    status: row.status,
    id: row.id,
    balanceAfterHundredths: hundredths(row.balance_after),
    totalEarnedHundredths: hundredths(row.total_earned),
    seq: row.seq,
  }));
}

/** The function takes columns: one array for each parameter, so that a batch of any size is the same prepared statement. */
function columnsOf(movements: readonly Movement[]): unknown[][] {
  const columns: unknown[][] = Array.from({ length: 11 }, () => []);
  for (const movement of movements) rowOf(movement).forEach((value, index) => columns[index]?.push(value));
  return columns;
}

function rowOf(movement: Movement): unknown[] {
  const { op, memberId, caller, key } = movement;
  if (op === 'void' || op === 'reverse') return [op, memberId, caller, key, null, null, null, null, null, null, null];
  const toAccount = op === 'settle' ? settledTo[movement.type] : null;
  const minTotalEarned = op === 'debit' ? (movement.minTotalEarnedHundredths ?? null) : null;
  return [
    op,
    memberId,
    caller,
    key,
    movement.type,
    movement.account,
    toAccount,
    movement.amountHundredths,
    movement.reason,
    minTotalEarned,
    op === 'settle' ? movement.settles : null,
  ];
}
