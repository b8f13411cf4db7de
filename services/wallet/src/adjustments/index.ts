import type { App } from '@facet/service-kit';
import { adjustRoute } from './adjust-route.ts';
import type { AdjustmentContext } from './book-adjustment.ts';
import { decisionRoutes } from './decision-routes.ts';
import { adjustmentLimitRoute } from './limit-route.ts';
import { proposedAdjustmentsRoute } from './list-route.ts';

/** Corrections of balances: each booked once, large ones by two operators. */
export function adjustmentRoutes(app: App, context: AdjustmentContext): void {
  adjustRoute(app, context);
  adjustmentLimitRoute(app, context);
  proposedAdjustmentsRoute(app, context.kit.database);
  decisionRoutes(app, context);
}

export { CALLER as ADJUSTMENTS_CALLER } from './book-adjustment.ts';
