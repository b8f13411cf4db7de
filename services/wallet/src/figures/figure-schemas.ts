import { MoneyText, Type } from '@facet/service-kit';
import { balanceNames, earnedNames, type EarnedName } from './figures.ts';

const descriptions: Partial<Record<EarnedName, string>> = {
  rewards: 'daily bonuses and weekly challenges, R$, two decimals',
  referrals: 'the two that follow, R$, two decimals',
  referralShares: 'shares of what friends earned, R$, two decimals',
  referralBonuses: 'for friends who reached the goal, R$, two decimals',
  prizes: 'of events, R$, two decimals',
};
const bySource = amounts(earnedNames, descriptions);
const EarnedBySource = Type.Object(bySource, {
  $id: 'EarnedBySource',
  description: 'What was reversed is taken off its source on the day it was reversed: an amount may be negative.',
});

const Earned = Type.Object(
  {
    total: EarnedBySource,
    thisWeek: EarnedBySource,
    weekBegins: Type.String({ format: 'date', description: 'this week’s Monday' }),
    last30Days: EarnedBySource,
    days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), ...bySource }), {
      description: 'the last 30, today’s at the end',
    }),
  },
  { $id: 'Earned', description: 'in UTC days: this week since Monday, the last 30 days with today' },
);

const Balance = Type.Object(amounts(balanceNames), {
  $id: 'BalanceParts',
  description: 'what the balance is made of; the parts add up to its total',
});

export const Figures = Type.Object({ earned: Earned, balance: Balance }, { $id: 'Figures' });

/** What operators see besides. */
export const MemberFigures = Type.Object(
  {
    earned: Earned,
    balance: Balance,
    days: Type.Array(
      Type.Object({
        day: Type.String({ format: 'date' }),
        in: { ...MoneyText, description: 'what came into the balance' },
        out: { ...MoneyText, description: 'what left it, without a sign' },
      }),
      { description: 'the last 90, UTC, today’s at the end; what was given back or taken back on a day is netted by kind' },
    ),
  },
  { $id: 'MemberFigures' },
);

function amounts<Name extends string>(names: readonly Name[], described: Partial<Record<Name, string>> = {}) {
  const fields = names.map((name) => [name, described[name] === undefined ? MoneyText : { ...MoneyText, description: described[name] }]);
  return Object.fromEntries(fields) as Record<Name, typeof MoneyText>;
}
