import { typedAmount, typedCount } from '@facet/console-kit';
import { formatAmount, toDecimal } from '@facet/ui';
import { t } from '../texts.ts';
import type { HoldRule } from './hold-rules-api.ts';

/** As typed. */
export interface RuleValues {
  above: string;
  newDays: string;
  holdDays: string;
}

/** What a call says. */
export type RuleTerms = Pick<HoldRule, 'above' | 'newDays' | 'holdDays'>;

export const FIRST_RULE: RuleValues = { above: '100', newDays: '7', holdDays: '7' };
const MOST_HUNDREDTHS = 1_000_000n;
const MOST_NEW_DAYS = 365;
const MOST_HOLD_DAYS = 90;

/** What is wrong, by field. */
export function ruleProblems({ above, newDays, holdDays }: RuleValues): Partial<RuleValues> {
  const amount = typedAmount(above);
  return {
    ...((amount === null || amount > MOST_HUNDREDTHS) && { above: t('An amount from R$ 0 to R$ 10,000') }),
    ...(!isUpTo(MOST_NEW_DAYS, newDays) && { newDays: t('A whole number from 1 to {most}', { most: MOST_NEW_DAYS }) }),
    ...(!isUpTo(MOST_HOLD_DAYS, holdDays) && { holdDays: t('A whole number from 1 to {most}', { most: MOST_HOLD_DAYS }) }),
  };
}

/** Undefined while something is wrong with it. */
export function ruleTerms(values: RuleValues): RuleTerms | undefined {
  if (Object.keys(ruleProblems(values)).length > 0) return undefined;
  const amount = typedAmount(values.above) ?? 0n;
  return {
    above: toDecimal(amount),
    newDays: Number(values.newDays),
    holdDays: Number(values.holdDays),
  };
}

/** The rule in a sentence. */
export function ruleLabel({ above, newDays, holdDays }: RuleTerms): string {
  return t(
    'Credits above {amount} of members who joined in the last {newDays, plural, one {# day} other {# days}} wait {holdDays, plural, one {# day} other {# days}}',
    { amount: formatAmount(above), newDays, holdDays },
  );
}

function isUpTo(most: number, typed: string): boolean {
  const count = typedCount(typed);
  return count !== null && count <= most;
}
