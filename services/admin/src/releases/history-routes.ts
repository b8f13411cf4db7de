import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { DeployableName } from './deployable.ts';
import { History, readHistory, readPast } from './read-history.ts';
import { presentState, StateInForce } from './release-document.ts';

const config = { permission: { services: ['releaser', 'admin'] } } as const;

export function historyRoutes(app: App, database: Database): void {
  app.get(
    '/internal/releases/history',
    {
      schema: {
        operationId: 'listRevisions',
        summary: 'Who moved what, when and why, the newest first',
        querystring: Type.Object({
          deployable: Type.Optional(DeployableName),
          cursor: Type.Optional(Type.Integer({ minimum: 1, description: 'nextCursor of the page before' })),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
        }),
        response: { 200: History, '4xx': ErrorAnswer },
      },
      config,
    },
    ({ query: { deployable, cursor, limit } }) => readHistory(database, { deployable, before: cursor, limit }),
  );

  app.get(
    '/internal/releases/:revision',
    {
      schema: {
        operationId: 'readPastReleases',
        summary: 'What was in force at a revision, as it was then',
        errors: { revision_unknown: 404 },
        params: Type.Object({ revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
        response: { 200: StateInForce, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => presentState(database, await readPast(database, request.params.revision)),
  );
}
