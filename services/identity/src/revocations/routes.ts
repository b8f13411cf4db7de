import { Type, type App, type Database } from '@facet/service-kit';
import { readRevocations } from './read-revocations.ts';

const Query = Type.Object({ after: Type.Optional(Type.String({ maxLength: 100, description: 'the cursor of the last answer' })) });
const Feed = Type.Object({
  cursor: Type.String(),
  snapshot: Type.Boolean({ description: 'true: replaces everything heard before' }),
  entries: Type.Array(
    Type.Object({
      type: Type.Union([Type.Literal('session'), Type.Literal('member')]),
      id: Type.String({ format: 'uuid' }),
      revoked: Type.Boolean(),
      until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description: 'then the entry may be forgotten' }),
    }),
  ),
});

export function revocationRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/internal/revocations',
    {
      schema: {
        operationId: 'listRevocations',
        summary: 'Sessions that ended before their time, and members who are banned',
        querystring: Query,
        response: { 200: Feed },
      },
      config: { permission: { services: 'any' }, otel: false },
    },
    (request) => readRevocations(database, request.query.after),
  );
}
