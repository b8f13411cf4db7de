import { inTransaction, type Database } from '@facet/service-kit';
import { adjustmentErrors } from './adjustment-errors.ts';
import type { AdjustmentRow } from './adjustment.ts';
import { adjustmentOpen } from './keep-adjustment.ts';

const UNIQUE_VIOLATION = '23505';

interface Decision {
  id: string;
  /** Who decides. */
  operator: { id: string; username: string };
  to: 'asked' | 'declined';
}

/** @throws adjustment_not_found (404) */
export async function readAdjustment(database: Database, id: string): Promise<AdjustmentRow> {
  const row = await database<AdjustmentRow>('adjustments').where({ id }).first();
  if (row === undefined) throw adjustmentErrors('adjustment_not_found', 'There is no such adjustment.');
  return row as AdjustmentRow;
}

/**
 * A second operator confirms or declines. The limit was looked at when it was proposed: whatever it is by now, and whatever became of the
 * member, another operator decides. The same decision by the same operator again changes nothing.
 * @throws adjustment_not_found (404), own_proposal (403), already_decided, adjustment_open (409)
 */
export function decideAdjustment(database: Database, { id, operator, to }: Decision): Promise<AdjustmentRow> {
  return inTransaction(database, async (transaction) => {
    const row = (await transaction<AdjustmentRow>('adjustments').where({ id }).forUpdate().first()) as AdjustmentRow | undefined;
    if (row === undefined) throw adjustmentErrors('adjustment_not_found', 'There is no such adjustment.');
    if (isDecidedSo(row, operator.id, to)) return row;
    if (row.state !== 'proposed') throw alreadyDecided(row);
    if (row.operator_id === operator.id)
      throw adjustmentErrors('own_proposal', 'You proposed this adjustment yourself. Another operator confirms or declines it.');
    const [decided] = await transaction<AdjustmentRow>('adjustments')
      .where({ id })
      .update({
        state: to,
        second_id: operator.id,
        second_username: operator.username,
        changed_at: transaction.raw('clock_timestamp()'),
      } as Partial<AdjustmentRow>)
      .returning('*');
    return decided as AdjustmentRow;
  }).catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION ? adjustmentOpen() : error;
  });
}

export function isDecidedSo(row: AdjustmentRow, operatorId: string, to: Decision['to']): boolean {
  return row.second_id === operatorId && (row.state === 'declined') === (to === 'declined');
}

function alreadyDecided({ state, second_username: second }: AdjustmentRow) {
  if (second === null) return adjustmentErrors('already_decided', 'This adjustment needs no second operator.');
  return adjustmentErrors('already_decided', `${second} has ${state === 'declined' ? 'declined' : 'confirmed'} it already.`);
}
