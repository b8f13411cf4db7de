import type { App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { promoChangeRoutes } from './change-routes.ts';
import { promoCreateRoute } from './create-route.ts';
import { promoListRoutes } from './list-routes.ts';

export function promoCodeRoutes(app: App, context: AdminContext): void {
  promoListRoutes(app, context);
  promoCreateRoute(app, context);
  promoChangeRoutes(app, context);
}
