import { formatMoney, MoneyText, RecordModel, Type, type FieldsOf, type Static } from '@facet/service-kit';

/** Why the wallet did not book it. */
export type Refusal = 'insufficient_balance' | 'adjustment_refused';

/** What operators move on a member's balance; the migration says which state follows which. */
export class AdjustmentRecord extends RecordModel {
  static override tableName = 'adjustments';

  /** The key of the operator's dialog, under which the wallet books. */
  declare id: string;
  declare createdAt: Date;
  declare changedAt: Date;
  declare memberId: string;
  declare memberUsername: string;
  /** Negative: a deduction. */
  declare amountHundredths: bigint;
  declare description: string;
  declare operatorId: string;
  declare operatorUsername: string;
  declare needsSecond: boolean;
  declare secondId: string | null;
  declare secondUsername: string | null;
  declare state: 'proposed' | 'declined' | 'asked' | 'voiding' | 'booked' | 'refused';
  declare balanceAfterHundredths: bigint | null;
  declare refusal: Refusal | null;
}

/** Its fields, with what holds in each state. */
export type AdjustmentRow = FieldsOf<AdjustmentRecord> &
  (
    | { state: 'proposed' | 'declined' | 'asked'; balanceAfterHundredths: null; refusal: null }
    | { state: 'voiding' | 'refused'; balanceAfterHundredths: null; refusal: Refusal }
    | { state: 'booked'; balanceAfterHundredths: bigint; refusal: null }
  );

const Who = Type.Object({ id: Type.String(), username: Type.String() });

/** One that waits: for a second operator, or for the wallet's answer. */
export const Adjustment = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    member: Who,
    amount: MoneyText,
    description: Type.String(),
    by: Who,
    second: Type.Union([Who, Type.Null()], { description: 'who confirmed it' }),
    state: Type.Unsafe<'proposed' | 'unknown'>({
      type: 'string',
      enum: ['proposed', 'unknown'],
      description: 'proposed: another operator confirms or declines; unknown: asked for, the wallet’s answer is not known yet',
    }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Adjustment' },
);
export type Adjustment = Static<typeof Adjustment>;

export function presentAdjustment(row: AdjustmentRow): Adjustment {
  return {
    id: row.id,
    member: { id: row.memberId, username: row.memberUsername },
    amount: formatMoney(row.amountHundredths),
    description: row.description,
    by: { id: row.operatorId, username: row.operatorUsername },
    second: row.secondId === null ? null : { id: row.secondId, username: row.secondUsername ?? '' },
    state: row.state === 'proposed' ? 'proposed' : 'unknown',
    createdAt: row.createdAt.toISOString(),
  };
}

/** What the audit log keeps of it: entries about one adjustment have one id. */
export const inputOf = (adjustment: { id: string; amountHundredths: bigint; description: string }) => ({
  adjustment: adjustment.id,
  amount: formatMoney(adjustment.amountHundredths),
  description: adjustment.description,
});

/** The wallet was asked, and it is not known yet what it did. */
export const isUnanswered = ({ state }: Pick<AdjustmentRow, 'state'>): boolean => state === 'asked' || state === 'voiding';
