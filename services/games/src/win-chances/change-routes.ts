import { ErrorAnswer, Type, type App, type Kit } from '@facet/service-kit';
import { GameType, NullableNumber, OverrideAnswer, presentOverride } from './override-answer.ts';
import { removeOverride, setOverride } from './overrides.ts';

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const config = { permission: { services: ['admin'] } };

/** What operators change about members' win chances. */
export function overrideChangeRoutes(app: App, kit: Kit): void {
  app.post(
    '/internal/overrides',
    {
      schema: {
        operationId: 'setOverride',
        summary: 'Sets a member’s win chance in a game; replaces an earlier one',
        body: Type.Object(
          {
            id: Type.Optional(Type.String({ format: 'uuid', description: 'of the new override' })),
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
        params,
        response: { 200: Type.Object({ override: OverrideAnswer }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ override: presentOverride(await removeOverride(kit.database, request.params.id)) }),
  );
}
