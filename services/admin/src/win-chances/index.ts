import type { App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { overrideChangeRoutes } from './change-routes.ts';
import { overrideListRoutes } from './list-routes.ts';

export function winChanceRoutes(app: App, context: AdminContext): void {
  overrideListRoutes(app, context);
  overrideChangeRoutes(app, context);
}
