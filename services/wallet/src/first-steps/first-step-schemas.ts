import { formatMoney, MoneyText, Type, type Static } from '@facet/service-kit';
import type { FirstSteps } from './read-first-steps.ts';

const Credit = Type.Union([Type.Object({ amount: MoneyText, at: Type.String({ format: 'date-time' }) }), Type.Null()], {
  description: 'the first of its kind in the ledger',
});

export const FirstStepsView = Type.Object(
  {
    isOpen: Type.Boolean({ description: 'false: folded away, or the member has withdrawn; nothing is shown any more' }),
    dailyBonus: Credit,
    socialTask: Credit,
    survey: Credit,
    goals: Type.Array(MoneyText, { description: 'what can be saved for; empty while the minimum is not known' }),
    goal: Type.Union([MoneyText, Type.Null()]),
    gamepassName: Type.Union([Type.String(), Type.Null()], { description: 'of theirs, found on sale' }),
    earned: { ...MoneyText, description: 'by the three credits' },
  },
  { $id: 'FirstSteps' },
);

export function presentFirstSteps(
  { isOpen, credits, goal, gamepassName }: FirstSteps,
  goals: readonly bigint[],
): Static<typeof FirstStepsView> {
  const { daily_bonus, social_task, wall_credit } = credits;
  const earned = [daily_bonus, social_task, wall_credit].reduce((sum, credit) => sum + (credit?.amount ?? 0n), 0n);
  return {
    isOpen,
    dailyBonus: presentCredit(daily_bonus),
    socialTask: presentCredit(social_task),
    survey: presentCredit(wall_credit),
    goals: goals.map(formatMoney),
    goal: goal === null ? null : formatMoney(goal),
    gamepassName,
    earned: formatMoney(earned),
  };
}

function presentCredit(credit: FirstSteps['credits'][keyof FirstSteps['credits']]): Static<typeof Credit> {
  return credit ? { amount: formatMoney(credit.amount), at: credit.at.toISOString() } : null;
}
