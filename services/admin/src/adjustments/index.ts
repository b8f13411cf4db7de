import { WalletClient } from '@facet/money-kit';
import type { App, BackgroundJob } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { adjustRoute } from './adjust-route.ts';
import { decisionRoutes } from './decision-routes.ts';
import { openAdjustmentsRoute } from './list-route.ts';
import type { AdjustmentContext } from './adjustment-context.ts';
import { settleRoute } from './settle-route.ts';
import { settleUnansweredJob } from './settle-unanswered.ts';

const withMoney = (admin: AdminContext): AdjustmentContext => ({ ...admin, money: new WalletClient(admin.kit) });

export const adjustmentJob = (admin: AdminContext): BackgroundJob => settleUnansweredJob(withMoney(admin));

/** Corrections of balances: each booked once, large ones by two operators. */
export function adjustmentRoutes(app: App, admin: AdminContext): void {
  const context = withMoney(admin);
  adjustRoute(app, context);
  openAdjustmentsRoute(app, context);
  decisionRoutes(app, context);
  settleRoute(app, context);
}
