export { decisionRoutes } from './decision-routes.ts';
export type { PayoutContext } from './payout-context.ts';
export { payoutDaysRoutes } from './payout-days-routes.ts';
export { payoutJobs } from './payout-jobs.ts';
export { payoutMetrics } from './payout-metrics.ts';
export { payoutRoutes } from './payout-routes.ts';
export { previewRoutes } from './preview-routes.ts';
export { reservationRoutes } from './reservation-routes.ts';
export { returnHeld } from './return-held.ts';
