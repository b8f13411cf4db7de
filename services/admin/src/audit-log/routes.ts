import { type App, countedAnswer, CsvFile, sendCsv, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { errors, Nullable } from '../schemas.ts';
import { Entry, Filter, Query } from './entry.ts';
import { ACTION_HEADINGS, exportActions } from './export-actions.ts';
import { listActions } from './list-actions.ts';

const config = { permission: { operator: 'moderator' } } as const;

export function auditLogRoutes(app: App, { database }: Pick<AdminContext, 'database'>): void {
  app.get(
    '/api/admin/audit',
    {
      schema: {
        operationId: 'listOperatorActions',
        summary: 'What operators did, the newest first',
        description: 'Filters narrow it to one operator, action or object.',
        querystring: Query,
        response: {
          200: Type.Object({ entries: Type.Array(Entry), nextCursor: Nullable(Type.String()), ...countedAnswer }),
          ...errors,
        },
      },
      config,
    },
    async (request) => {
      const page = await listActions(database, request.query);
      return { ...page, entries: page.entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) };
    },
  );

  app.get(
    '/api/admin/audit.csv',
    {
      schema: {
        operationId: 'exportOperatorActions',
        summary: 'What operators did, as a file for a spreadsheet',
        description: 'By the same filters as the list.',
        querystring: Filter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    (request, reply) => sendCsv(reply, 'facet-audit', ACTION_HEADINGS, exportActions(database, request.query)),
  );
}
