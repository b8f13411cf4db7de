export { AutoBetFlag } from './auto-bet.ts';
export { limitRoutes } from './limit-routes.ts';
export { memberLimitRoutes } from './member-limit-routes.ts';
export { readPlayRules, refuseStake } from './refuse-stake.ts';
