import type { App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { eventChangeRoutes } from './change-routes.ts';
import { eventCreateRoute } from './create-route.ts';
import { eventListRoutes } from './list-routes.ts';

export function eventRoutes(app: App, context: AdminContext): void {
  eventListRoutes(app, context);
  eventCreateRoute(app, context);
  eventChangeRoutes(app, context);
}
