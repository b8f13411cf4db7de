import { Type, type Static } from '@facet/service-kit';
import { classify, type Classification } from './classify.ts';
import type { ListedOverride, Override } from './overrides.ts';
import { games, type Game } from './win-chance.ts';

export const GameType = Type.Unsafe<Game>({ type: 'string', enum: [...games] });
const NullableText = Type.Union([Type.String(), Type.Null()]);
export const NullableNumber = Type.Union([Type.Number(), Type.Null()]);

const labels: readonly Classification['label'][] = ['Player Advantage', 'Near Break-even', 'House Advantage'];
export const Label = Type.Unsafe<Classification['label']>({ type: 'string', enum: [...labels] });

/** An override with its figures. */
export const OverrideAnswer = Type.Object(
  {
    id: Type.String(),
    userId: Type.String(),
    username: NullableText,
    gameType: GameType,
    houseEdgeMultiplier: Type.Number({ description: 'the win chance p, 0.01 to 1.00' }),
    maxMultiplierOverride: { ...NullableNumber, description: 'null: the caps by bomb count' },
    notes: NullableText,
    createdAt: Type.String({ format: 'date-time' }),
    createdBy: Type.String(),
    classification: Label,
    advice: Type.String(),
    playerExpectedValue: Type.Number({ description: 'per R$ staked: p * 1.8 - 1' }),
    houseEdge: Type.Number({ description: 'percent: (1 - p) * 100' }),
    returnToPlayer: Type.Number({ description: '1.8 p' }),
  },
  { $id: 'Override' },
);

/** In a list: with what became of it. */
export const ListedAnswer = Type.Object(
  {
    ...OverrideAnswer.properties,
    roundsEnded: Type.Integer({ minimum: 0, description: 'rounds of the member in this game under this chance' }),
    roundsWon: Type.Integer({ minimum: 0 }),
  },
  { $id: 'ListedOverride' },
);
export function presentListed(row: ListedOverride): Static<typeof ListedAnswer> {
  return { ...presentOverride(row), roundsEnded: Number(row.roundsEnded), roundsWon: Number(row.roundsWon) };
}

export function presentOverride(row: Override): Static<typeof OverrideAnswer> {
  const { label, ...figures } = classify(row.winChancePercent);
  return {
    id: row.id,
    userId: row.memberId,
    username: row.username,
    gameType: row.game,
    houseEdgeMultiplier: row.winChancePercent / 100,
    maxMultiplierOverride: row.maxMultiplier === null ? null : row.maxMultiplier / 100,
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    classification: label,
    ...figures,
    returnToPlayer: (18 * row.winChancePercent) / 1000,
  };
}
