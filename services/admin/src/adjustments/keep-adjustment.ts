import { formatMoney, type Database } from '@facet/service-kit';
import { adjustmentErrors } from './adjustment-errors.ts';
import type { AdjustmentRow } from './adjustment.ts';

export interface AskedAdjustment {
  id: string;
  memberId: string;
  amountHundredths: bigint;
  description: string;
  operator: { id: string; username: string };
}

/** What the key stands for; undefined: nothing yet. @throws key_reused (409) when it stands for something else */
export async function findAsked(database: Database, asked: AskedAdjustment): Promise<AdjustmentRow | undefined> {
  const row = await database<AdjustmentRow>('adjustments').where({ id: asked.id }).first();
  if (row === undefined) return undefined;
  const isSame =
    row.member_id === asked.memberId &&
    row.amount_hundredths === asked.amountHundredths &&
    row.description === asked.description &&
    row.operator_id === asked.operator.id;
  if (isSame) return row as AdjustmentRow;
  throw adjustmentErrors(
    'key_reused',
    `This key was used for ${formatMoney(row.amount_hundredths)} R$ to ${row.member_username}. Nothing was done now.`,
  );
}

/** Keeps it before anything is done; what the key stands for already stays as it is. @throws key_reused, adjustment_open (409) */
export async function keepAdjustment(
  database: Database,
  asked: AskedAdjustment,
  { username, needsSecond }: { username: string; needsSecond: boolean },
): Promise<AdjustmentRow> {
  const row = {
    id: asked.id,
    member_id: asked.memberId,
    member_username: username,
    amount_hundredths: asked.amountHundredths,
    description: asked.description,
    operator_id: asked.operator.id,
    operator_username: asked.operator.username,
    needs_second: needsSecond,
    state: needsSecond ? 'proposed' : 'asked',
  };
  // Two indexes may refuse it: this key is known, or another adjustment of this member is not answered.
  await database('adjustments').insert(row).onConflict().ignore();
  const kept = await findAsked(database, asked);
  if (kept === undefined) throw adjustmentOpen();
  return kept;
}

export function adjustmentOpen() {
  return adjustmentErrors(
    'adjustment_open',
    'It is not known yet whether another adjustment of this member was booked. Ask again about that one first.',
  );
}
