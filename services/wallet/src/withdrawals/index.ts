export { catalogueRoutes } from './catalogue-routes.ts';
export { moveWithdrawal, openHolds, settlePayout, type Holds } from './holds.ts';
export { listOpen, OpenWithdrawal } from './list-open.ts';
export { presentWithdrawal } from './list-withdrawals.ts';
export { payoutPrivacyRoutes } from './payout-privacy.ts';
export { recentPayoutRoutes } from './recent-payouts.ts';
export { withdrawalRoutes } from './routes.ts';
export { startRoutes } from './start-routes.ts';
export { testWithdrawalRoutes } from './test-withdrawal-routes.ts';
export { withdrawalFields } from './withdrawal-schemas.ts';
export {
  outwardState,
  payoutStates,
  statuses,
  type Ending,
  type PayoutState,
  type Status,
  type Withdrawal,
  type WithdrawalState,
} from './withdrawal.ts';
export type { WithdrawalContext } from './request-withdrawal.ts';
