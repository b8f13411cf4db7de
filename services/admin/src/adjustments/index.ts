import { WalletClient } from '@facet/money-kit';
import type { App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { adjustRoute } from './adjust-route.ts';
import { decisionRoutes } from './decision-routes.ts';
import { openAdjustmentsRoute } from './list-route.ts';
import { settleRoute } from './settle-route.ts';

/** Corrections of balances: each booked once, large ones by two operators. */
export function adjustmentRoutes(app: App, admin: AdminContext): void {
  const context = { ...admin, money: new WalletClient(admin.kit) };
  adjustRoute(app, context);
  openAdjustmentsRoute(app, context);
  decisionRoutes(app, context);
  settleRoute(app, context);
}
