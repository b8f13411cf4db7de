import { ErrorAnswer, Type, type App, type Kit, type Static } from '@facet/service-kit';
import { classify } from './classify.ts';
import { listOverrides, removeOverride, setOverride, type Override } from './overrides.ts';
import { games, type Game } from './win-chance.ts';

const GameType = Type.Unsafe<Game>({ type: 'string', enum: [...games] });
const NullableText = Type.Union([Type.String(), Type.Null()]);
const NullableNumber = Type.Union([Type.Number(), Type.Null()]);

const OverrideAnswer = Type.Object(
  {
    id: Type.String(),
    userId: Type.String(),
    username: NullableText,
    gameType: GameType,
    houseEdgeMultiplier: Type.Number({ description: 'the win chance p, 0.01 to 1.00' }),
    maxMultiplierOverride: NullableNumber,
    notes: NullableText,
    createdAt: Type.String({ format: 'date-time' }),
    createdBy: Type.String(),
    classification: Type.String(),
    advice: Type.String(),
    playerExpectedValue: Type.Number({ description: 'per R$ staked: p * 1.8 - 1' }),
    houseEdge: Type.Number({ description: 'percent: (1 - p) * 100' }),
    returnToPlayer: Type.Number({ description: '1.8 p' }),
  },
  { $id: 'Override' },
);

const config = { permission: { services: ['admin'] } };

/** Win chances of members, for the operators' area. */
export function overrideRoutes(app: App, kit: Kit): void {
  const { database } = kit;

  app.get(
    '/internal/overrides',
    {
      schema: {
        operationId: 'listOverrides',
        summary: 'Newest first; `search` is a part of the username',
        querystring: Type.Object(
          {
            search: Type.Optional(Type.String({ maxLength: 50 })),
            cursor: Type.Optional(Type.String({ format: 'uuid' })),
            limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ overrides: Type.Array(OverrideAnswer), nextCursor: NullableText, total: Type.Integer() }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    async (request) => {
      const { search = '', cursor, limit = '50' } = request.query;
      const page = await listOverrides(database, { search, cursor, limit: Number(limit) });
      return { ...page, overrides: page.overrides.map(presentOverride) };
    },
  );

  app.post(
    '/internal/overrides',
    {
      schema: {
        operationId: 'setOverride',
        summary: 'Sets a member’s win chance in a game; replaces an earlier one',
        body: Type.Object(
          {
            userId: Type.String({ format: 'uuid' }),
            gameType: Type.Optional(GameType),
            houseEdgeMultiplier: Type.Number(),
            maxMultiplierOverride: Type.Optional(NullableNumber),
            notes: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
            by: Type.String({ minLength: 1, maxLength: 100 }),
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ override: OverrideAnswer }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const { gameType = 'bombs', maxMultiplierOverride = null, notes = null, ...rest } = request.body;
      return { override: presentOverride(await setOverride(kit, { ...rest, gameType, maxMultiplierOverride, notes })) };
    },
  );

  app.delete(
    '/internal/overrides/:id',
    {
      schema: {
        operationId: 'removeOverride',
        summary: 'Restores the default',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Object({ override: OverrideAnswer }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ override: presentOverride(await removeOverride(database, request.params.id)) }),
  );
}

function presentOverride(row: Override): Static<typeof OverrideAnswer> {
  const { label, ...figures } = classify(row.win_chance_percent);
  return {
    id: row.id,
    userId: row.member_id,
    username: row.username,
    gameType: row.game,
    houseEdgeMultiplier: row.win_chance_percent / 100,
    maxMultiplierOverride: row.max_multiplier === null ? null : row.max_multiplier / 100,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    classification: label,
    ...figures,
    returnToPlayer: (18 * row.win_chance_percent) / 1000,
  };
}
