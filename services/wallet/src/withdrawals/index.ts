export { Bot } from './bot.ts';
export { catalogueRoutes } from './catalogue-routes.ts';
export { withdrawalRoutes } from './routes.ts';
export { withdrawalSweeper } from './sweeper.ts';
export type { WithdrawalContext } from './request-withdrawal.ts';
export { listOpen, OpenWithdrawal } from './list-open.ts';
export { testWithdrawalRoutes } from './test-withdrawal-routes.ts';
