export { AutoBetFlag } from './auto-bet.ts';
export { limitRoutes } from './limit-routes.ts';
export { memberLimitRoutes } from './member-limit-routes.ts';
export { LIMIT_COLUMNS, type PlayLimits } from './play-limits.ts';
export { readPlayRules, refuseStake } from './refuse-stake.ts';
