import type { App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { batchRoutes } from './batch-routes.ts';
import { withdrawalCountRoutes } from './count-routes.ts';
import { withdrawalListRoutes } from './list-routes.ts';
import { processRoutes } from './process-routes.ts';
import { reservationRoutes } from './reservation-routes.ts';

/** The queue of withdrawals and what operators decide on it. */
export function withdrawalRoutes(app: App, context: AdminContext): void {
  withdrawalListRoutes(app, context);
  withdrawalCountRoutes(app, context);
  batchRoutes(app, context);
  processRoutes(app, context);
  reservationRoutes(app, context);
}
