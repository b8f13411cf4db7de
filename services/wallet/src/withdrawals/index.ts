export { Bot } from './bot.ts';
export { catalogueRoutes } from './catalogue-routes.ts';
export { withdrawalRoutes } from './routes.ts';
export { withdrawalSweeper } from './sweeper.ts';
export type { WithdrawalContext } from './request-withdrawal.ts';
