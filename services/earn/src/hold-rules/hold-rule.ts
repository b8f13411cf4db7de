import { formatMoney, MoneyText, RecordModel, type Static, Type } from '@facet/service-kit';

/**
 * Credits of walls above an amount, to members who joined in the last `newDays`, wait `holdDays`. What it says never
 * changes.
 */
export class HoldRule extends RecordModel {
  static override tableName = 'hold_rules';

  /** UUIDv7 */
  declare id: string;
  declare aboveHundredths: bigint;
  declare newDays: number;
  declare holdDays: number;
  declare beganAt: Date;
  declare beganBy: string;
  declare endedAt: Date | null;
  declare endedBy: string | null;
}

export type HoldTerms = Pick<HoldRule, 'aboveHundredths' | 'newDays' | 'holdDays'>;

const Time = Type.String({ format: 'date-time' });

export const HoldRuleView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    above: { ...MoneyText, description: 'R$; a credit of exactly this is not held' },
    newDays: Type.Integer({ description: 'how long after they joined a member counts as new' }),
    holdDays: Type.Integer({ description: 'how long it is held' }),
    beganAt: Time,
    beganBy: Type.String(),
    endedAt: Type.Union([Time, Type.Null()]),
    endedBy: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'HoldRule' },
);

export function presentHoldRule(rule: HoldRule): Static<typeof HoldRuleView> {
  return {
    id: rule.id,
    above: formatMoney(rule.aboveHundredths),
    newDays: rule.newDays,
    holdDays: rule.holdDays,
    beganAt: rule.beganAt.toISOString(),
    beganBy: rule.beganBy,
    endedAt: rule.endedAt?.toISOString() ?? null,
    endedBy: rule.endedBy,
  };
}
