import { formatMoney, inTransaction, type Database } from '@facet/service-kit';
import { adjustmentErrors } from './adjustment-errors.ts';
import { AdjustmentRecord, type AdjustmentRow } from './adjustment.ts';
import { needsSecondOperator } from './limit.ts';

export interface AskedAdjustment {
  id: string;
  memberId: string;
  amountHundredths: bigint;
  description: string;
  operator: { id: string; username: string };
}

/** What the key stands for; undefined: nothing yet. @throws key_reused (409) when it stands for something else */
export async function findAsked(database: Database, asked: AskedAdjustment): Promise<AdjustmentRow | undefined> {
  const row = await AdjustmentRecord.query(database).findById(asked.id).castTo<AdjustmentRow | undefined>();
  if (row === undefined) return undefined;
  const isSame =
    row.memberId === asked.memberId &&
    row.amountHundredths === asked.amountHundredths &&
    row.description === asked.description &&
    row.operatorId === asked.operator.id;
  if (isSame) return row;
  throw adjustmentErrors(
    'key_reused',
    `This key was used for R$ ${formatMoney(row.amountHundredths)} to ${row.memberUsername}. Nothing was done now.`,
  );
}

/**
 * Keeps it before anything is done; what the key stands for already stays as it is. One of an operator's after the other, so that of many at once
 * none is left out of the sum. @throws key_reused, adjustment_open (409)
 */
export async function keepAdjustment(
  database: Database,
  asked: AskedAdjustment,
  { username, limit }: { username: string; limit: bigint },
): Promise<AdjustmentRow> {
  await inTransaction(database, async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`adjustments of ${asked.operator.id}`]);
    const needsSecond = await needsSecondOperator(transaction, asked, limit);
    // Two indexes may refuse it: this key is known, or another adjustment of this member is not answered.
    await AdjustmentRecord.insertNew(transaction, fieldsOf(asked, { username, needsSecond }));
  });
  const kept = await findAsked(database, asked);
  if (kept === undefined) throw adjustmentOpen();
  return kept;
}

function fieldsOf(asked: AskedAdjustment, { username, needsSecond }: { username: string; needsSecond: boolean }) {
  return {
    id: asked.id,
    memberId: asked.memberId,
    memberUsername: username,
    amountHundredths: asked.amountHundredths,
    description: asked.description,
    operatorId: asked.operator.id,
    operatorUsername: asked.operator.username,
    needsSecond,
    state: needsSecond ? ('proposed' as const) : ('asked' as const),
  };
}

export function adjustmentOpen() {
  return adjustmentErrors(
    'adjustment_open',
    'It is not known yet whether another adjustment of this member was booked. Ask again about that one first.',
  );
}
