import { formatMoney, type Operator, type Transaction } from '@facet/service-kit';
import { adjustmentErrors } from './adjustment-errors.ts';
import { AdjustmentRecord, type AdjustmentRow } from './adjustment.ts';

export interface AskedAdjustment {
  id: string;
  memberId: string;
  memberUsername: string;
  amountHundredths: bigint;
  description: string;
  operator: Pick<Operator, 'id' | 'username'>;
}

/** What the key stands for; undefined: nothing yet. @throws key_reused (409) when it stands for something else */
export async function findAsked(
  transaction: Transaction,
  asked: Omit<AskedAdjustment, 'memberUsername'>,
): Promise<AdjustmentRow | undefined> {
  const row = await AdjustmentRecord.query(transaction).findOne({ id: asked.id }).castTo<AdjustmentRow | undefined>();
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

type Kept = { state: 'proposed' } | { state: 'booked'; balanceAfterHundredths: bigint };

export async function keepAdjustment(
  transaction: Transaction,
  { operator, ...asked }: AskedAdjustment,
  kept: Kept,
): Promise<AdjustmentRow> {
  return AdjustmentRecord.query(transaction)
    .insert({
      ...asked,
      ...kept,
      operatorId: operator.id,
      operatorUsername: operator.username,
      ...(kept.state === 'booked' && { decidedAt: transaction.raw('clock_timestamp()') as unknown as Date }),
    })
    .returning('*')
    .castTo<AdjustmentRow>();
}
