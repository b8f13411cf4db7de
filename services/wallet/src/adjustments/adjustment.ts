import { formatMoney, MoneyText, RecordModel, Type, type FieldsOf, type Static } from '@facet/service-kit';

/** What operators move on a member's balance; the migration says which state follows which. */
export class AdjustmentRecord extends RecordModel {
  static override tableName = 'adjustments';
  static override idColumn = ['member_id', 'id'];

  declare memberId: string;
  /** The key of the operator's dialog, under which it is booked. */
  declare id: string;
  declare createdAt: Date;
  declare decidedAt: Date | null;
  declare memberUsername: string;
  /** Negative: a deduction. */
  declare amountHundredths: bigint;
  declare description: string;
  declare operatorId: string;
  declare operatorUsername: string;
  /** Who decided: another operator, or the one who took it back. */
  declare secondId: string | null;
  declare secondUsername: string | null;
  declare state: 'proposed' | 'declined' | 'withdrawn' | 'booked';
  declare balanceAfterHundredths: bigint | null;
}

/** Its fields, with what holds in each state. */
export type AdjustmentRow = FieldsOf<AdjustmentRecord> &
  ({ state: 'proposed' | 'declined' | 'withdrawn'; balanceAfterHundredths: null } | { state: 'booked'; balanceAfterHundredths: bigint });

const Who = Type.Object({ id: Type.String(), username: Type.String() });

/** One that waits for a second operator. */
export const Adjustment = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    member: Who,
    amount: MoneyText,
    description: Type.String(),
    by: Who,
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Adjustment' },
);
export type Adjustment = Static<typeof Adjustment>;

export function presentAdjustment(row: FieldsOf<AdjustmentRecord>): Adjustment {
  return {
    id: row.id,
    member: { id: row.memberId, username: row.memberUsername },
    amount: formatMoney(row.amountHundredths),
    description: row.description,
    by: { id: row.operatorId, username: row.operatorUsername },
    createdAt: row.createdAt.toISOString(),
  };
}

/** Of whom it is, in the audit log. */
export const subjectOf = ({ memberId, memberUsername }: Pick<AdjustmentRow, 'memberId' | 'memberUsername'>) => ({
  type: 'member',
  id: memberId,
  label: memberUsername,
});
