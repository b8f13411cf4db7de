import { formatMoney, MoneyText, parseMoney, Type, type Static } from '@facet/service-kit';
import { returnToPlayer, toNumber } from '../fairness/index.ts';
import { MIN_BET } from '../rounds/index.ts';
import type { WinChance } from '../win-chances/index.ts';
import { bombCounts, lastCap, multiplierAfter, safeTilesOf, type BombCount } from './multiplier.ts';

export const BombsRules = Type.Object(
  {
    winChance: Type.Number({ description: 'p in force for this member' }),
    rtp: Type.Number({ description: '1.8 p: what comes back of each R$ staked in the long run, whatever the strategy' }),
    isSetForYou: Type.Boolean({ description: 'an operator has set chance or maximum for this member' }),
    multipliers: Type.Record(Type.String(), Type.Array(Type.Number()), { description: 'by bomb count: after 1, 2, … safe tiles' }),
    caps: Type.Record(Type.String(), Type.Number(), { description: 'by bomb count: the highest before the board is cleared' }),
    maxMultiplierOverride: Type.Union([Type.Number(), Type.Null()]),
    minBet: MoneyText,
    minTotalEarned: MoneyText,
  },
  { $id: 'BombsRules' },
);

/** `minTotalEarned` as the setting has it. */
export function rulesOf({ winChancePercent, maxMultiplier, isSetForYou }: WinChance, minTotalEarned: string): Static<typeof BombsRules> {
  return {
    winChance: winChancePercent / 100,
    rtp: toNumber(returnToPlayer(winChancePercent)),
    isSetForYou,
    multipliers: Object.fromEntries(bombCounts.map((bombs) => [bombs, stepsOf(bombs, maxMultiplier)])),
    caps: Object.fromEntries(bombCounts.map((bombs) => [bombs, lastCap(bombs, maxMultiplier) / 100])),
    maxMultiplierOverride: maxMultiplier === null ? null : maxMultiplier / 100,
    minBet: MIN_BET,
    minTotalEarned: formatMoney(parseMoney(minTotalEarned, 'games_min_total_earned')),
  };
}

function stepsOf(bombs: BombCount, maxMultiplier: number | null): number[] {
  return Array.from({ length: safeTilesOf(bombs) }, (_, index) => toNumber(multiplierAfter(index + 1, bombs, maxMultiplier)));
}
