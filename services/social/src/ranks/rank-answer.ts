import { formatMoney, MoneyText, Type, type Static } from '@facet/service-kit';
import type { Rank } from './rank.ts';

export const RankAnswer = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    bonusPercentage: Type.Number({ description: 'percent of a referred member’s earnings' }),
    requiredEarnings: MoneyText,
    color: Type.String({ description: '#rrggbb' }),
  },
  { $id: 'Rank' },
);

export const HeldRank = Type.Object(
  { ...RankAnswer.properties, members: Type.Integer({ minimum: 0, description: 'how many have it' }) },
  { $id: 'HeldRank' },
);

export function presentRank(rank: Rank): Static<typeof RankAnswer> {
  return {
    id: rank.id,
    name: rank.name,
    bonusPercentage: rank.bonusPercent / 100,
    requiredEarnings: formatMoney(rank.requiredEarnings),
    color: rank.color,
  };
}
