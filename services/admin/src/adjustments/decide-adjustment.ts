import { databaseTime, inTransaction, isUniqueViolation, type Database } from '@facet/service-kit';
import { adjustmentErrors } from './adjustment-errors.ts';
import { AdjustmentRecord, type AdjustmentRow } from './adjustment.ts';
import { adjustmentOpen } from './keep-adjustment.ts';

interface Decision {
  id: string;
  /** Who decides. */
  operator: { id: string; username: string };
  to: 'asked' | 'declined';
}

/** @throws adjustment_not_found (404) */
export async function readAdjustment(database: Database, id: string): Promise<AdjustmentRow> {
  const row = await AdjustmentRecord.query(database).findById(id).castTo<AdjustmentRow | undefined>();
  if (row === undefined) throw adjustmentErrors('adjustment_not_found', 'There is no such adjustment.');
  return row;
}

/**
 * A second operator confirms or declines. The limit was looked at when it was proposed: whatever it is by now, and whatever became of the
 * member, another operator decides. The same decision by the same operator again changes nothing.
 * @throws adjustment_not_found (404), own_proposal (403), already_decided, adjustment_open (409)
 */
export function decideAdjustment(database: Database, { id, operator, to }: Decision): Promise<AdjustmentRow> {
  return inTransaction(database, async (transaction) => {
    const row = await AdjustmentRecord.query(transaction).findById(id).forUpdate().castTo<AdjustmentRow | undefined>();
    if (row === undefined) throw adjustmentErrors('adjustment_not_found', 'There is no such adjustment.');
    if (isDecidedSo(row, operator.id, to)) return row;
    if (row.state !== 'proposed') throw alreadyDecided(row);
    if (row.operatorId === operator.id)
      throw adjustmentErrors('own_proposal', 'You proposed this adjustment yourself. Another operator confirms or declines it.');
    return AdjustmentRecord.query(transaction)
      .where({ id })
      .patch({ state: to, secondId: operator.id, secondUsername: operator.username, changedAt: databaseTime })
      .returning('*')
      .first()
      .castTo<AdjustmentRow>();
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? adjustmentOpen() : error;
  });
}

export function isDecidedSo(row: AdjustmentRow, operatorId: string, to: Decision['to']): boolean {
  return row.secondId === operatorId && (row.state === 'declined') === (to === 'declined');
}

function alreadyDecided({ state, secondUsername: second }: AdjustmentRow) {
  if (second === null) return adjustmentErrors('already_decided', 'This adjustment needs no second operator.');
  return adjustmentErrors('already_decided', `${second} has ${state === 'declined' ? 'declined' : 'confirmed'} it already.`);
}
