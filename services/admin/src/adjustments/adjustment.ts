import { formatMoney, MoneyText, Type, type Static } from '@facet/service-kit';

/** Why the wallet did not book it. */
export type Refusal = 'insufficient_balance' | 'adjustment_refused';

interface Stored {
  /** The key of the operator's dialog, under which the wallet books. */
  id: string;
  created_at: Date;
  member_id: string;
  member_username: string;
  /** Negative: a deduction. */
  amount_hundredths: bigint;
  description: string;
  operator_id: string;
  operator_username: string;
  needs_second: boolean;
  second_id: string | null;
  second_username: string | null;
}

/** One row; the migration says which state follows which. */
export type AdjustmentRow = Stored &
  (
    | { state: 'proposed' | 'declined' | 'asked'; balance_after_hundredths: null; refusal: null }
    | { state: 'voiding' | 'refused'; balance_after_hundredths: null; refusal: Refusal }
    | { state: 'booked'; balance_after_hundredths: bigint; refusal: null }
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
    member: { id: row.member_id, username: row.member_username },
    amount: formatMoney(row.amount_hundredths),
    description: row.description,
    by: { id: row.operator_id, username: row.operator_username },
    second: row.second_id === null ? null : { id: row.second_id, username: row.second_username ?? '' },
    state: row.state === 'proposed' ? 'proposed' : 'unknown',
    createdAt: row.created_at.toISOString(),
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
