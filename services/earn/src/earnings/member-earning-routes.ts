import { type App, type Database, ErrorAnswer, Type } from '@facet/service-kit';
import { listEarnings } from './list-earnings.ts';
import { EarningView, presentEarning, Source } from './present-earning.ts';

/** One member's earnings, for operators. */
export function memberEarningRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/admin/earnings/of-member/:memberId',
    {
      schema: {
        operationId: 'listMemberEarnings',
        summary: 'What a member earned, as they see it, the newest first',
        description: 'By walls, tasks, codes and rewards; what is held too.',
        params: Type.Object({ memberId: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object({
          cursor: Type.Optional(Type.String({ format: 'uuid', description: 'nextCursor of the page before' })),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
          source: Type.Optional(Source),
        }),
        response: {
          200: Type.Object({ earnings: Type.Array(EarningView), nextCursor: Type.Union([Type.String(), Type.Null()]) }),
          '4xx': ErrorAnswer,
          '5xx': ErrorAnswer,
        },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async (request) => {
      const { cursor: before, ...wanted } = request.query;
      const { rows, nextCursor } = await listEarnings(database, { memberId: request.params.memberId, before, ...wanted });
      return { earnings: rows.map(presentEarning), nextCursor };
    },
  );
}
