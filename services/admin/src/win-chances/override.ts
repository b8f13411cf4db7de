import { listQuery, Type } from '@facet/service-kit';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const NullableNumber = Type.Union([Type.Number(), Type.Null()]);
const GameType = Type.Unsafe<'bombs' | 'crash'>({ type: 'string', enum: ['bombs', 'crash'] });
const labels = ['Player Advantage', 'Near Break-even', 'House Advantage'] as const;

export const Override = Type.Object(
  {
    id: Type.String(),
    userId: Type.String(),
    username: NullableText,
    gameType: GameType,
    houseEdgeMultiplier: Type.Number({ description: 'the win chance p, 0.01 to 1.00' }),
    maxMultiplierOverride: Type.Union([Type.Number(), Type.Null()], { description: 'null: the caps by bomb count' }),
    notes: NullableText,
    createdAt: Type.String({ format: 'date-time' }),
    createdBy: Type.String(),
    classification: Type.Unsafe<(typeof labels)[number]>({ type: 'string', enum: [...labels] }),
    advice: Type.String(),
    playerExpectedValue: Type.Number({ description: 'per R$ staked: p * 1.8 - 1' }),
    houseEdge: Type.Number({ description: 'percent: (1 - p) * 100' }),
    returnToPlayer: Type.Number({ description: '1.8 p' }),
  },
  { $id: 'Override' },
);

export const ListedOverride = Type.Object(
  {
    ...Override.properties,
    roundsEnded: Type.Integer({ minimum: 0, description: 'rounds of the member in this game under this chance' }),
    roundsWon: Type.Integer({ minimum: 0 }),
  },
  { $id: 'ListedOverride' },
);

export const NewOverride = Type.Object(
  {
    userId: Type.Optional(Type.String({ format: 'uuid', description: 'or username' })),
    username: Type.Optional(Type.String({ maxLength: 100, description: 'instead of userId, compared without case' })),
    gameType: Type.Optional(GameType),
    houseEdgeMultiplier: Type.Number({ description: '0.01 to 1.00, in steps of 0.01' }),
    maxMultiplierOverride: Type.Optional(NullableNumber),
    notes: Type.Optional(Type.Union([Type.String({ maxLength: 500, pattern: '^[^\\u0000]*$' }), Type.Null()])),
  },
  { additionalProperties: false },
);

const { search, cursor, limit } = listQuery([]);
export const OverrideQuery = Type.Object(
  {
    search,
    cursor,
    limit,
    userId: Type.Optional(Type.String({ format: 'uuid', description: 'only this member’s' })),
    classification: Type.Optional(Type.Unsafe<(typeof labels)[number]>({ type: 'string', enum: [...labels] })),
  },
  { additionalProperties: false },
);
export const OverrideFilter = Type.Pick(OverrideQuery, ['search', 'userId', 'classification'], { additionalProperties: false });

const Count = Type.Integer({ minimum: 0 });
export const OverrideCounts = Type.Object(
  { all: Count, 'Player Advantage': Count, 'Near Break-even': Count, 'House Advantage': Count },
  { description: 'found by the search' },
);
