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

const HeldRank = Type.Object(
  { ...RankAnswer.properties, members: Type.Integer({ minimum: 0, description: 'how many have it' }) },
  { $id: 'HeldRank' },
);

export const HeldRanks = Type.Object({
  ranks: Type.Array(HeldRank),
  highestBonus: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'percent that no bonus is raised above, by the setting `max_rank_share`',
  }),
});

export function presentRank(rank: Rank): Static<typeof RankAnswer> {
  return {
    id: rank.id,
    name: rank.name,
    bonusPercentage: rank.bonusPercent / 100,
    requiredEarnings: formatMoney(rank.requiredEarnings),
    color: rank.color,
  };
}
