import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import { listRounds } from './list-rounds.ts';
import { presentRound, RoundAnswer } from './round-answer.ts';

const config = { permission: { operator: 'moderator' } } as const;

/** What operators see of one member's rounds. */
export function operatorRoutes(app: App, database: Database, seeds: SeedChains): void {
  app.get(
    '/api/admin/rounds/of-member/:memberId',
    {
      schema: {
        operationId: 'listMemberRounds',
        summary: 'A member’s rounds, the newest first',
        params: Type.Object({ memberId: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object(
          { cursor: Type.Optional(Type.String({ maxLength: 80 })), limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })) },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ rounds: Type.Array(RoundAnswer), nextCursor: Type.Union([Type.String(), Type.Null()]) }),
          '4xx': ErrorAnswer,
          '5xx': ErrorAnswer,
        },
      },
      config,
    },
    async (request) => {
      const { cursor, limit = '20' } = request.query;
      const page = await listRounds(database, seeds, { memberId: request.params.memberId, game: undefined, cursor, limit: Number(limit) });
      return { ...page, rounds: page.rounds.map(presentRound) };
    },
  );
}
