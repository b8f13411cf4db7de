import { ErrorAnswer, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { Overview } from './overview.ts';
import { readOverview } from './read-overview.ts';

export function overviewRoutes(app: App, { clients }: Pick<AdminContext, 'clients'>): void {
  app.get(
    '/api/admin/overview',
    {
      schema: {
        operationId: 'getOverview',
        summary: 'The figures at the head of the console',
        description: 'One that nobody could say is null.',
        response: { 200: Overview, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    () => readOverview(clients),
  );
}
