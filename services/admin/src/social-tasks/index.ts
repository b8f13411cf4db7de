import type { App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { taskChangeRoutes } from './change-routes.ts';
import { taskListRoutes } from './list-routes.ts';

export function socialTaskRoutes(app: App, context: AdminContext): void {
  taskListRoutes(app, context);
  taskChangeRoutes(app, context);
}
