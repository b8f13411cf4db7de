export { rememberReferral } from './friends.ts';
export { internalRewardRoutes } from './internal-routes.ts';
export { rewardRoutes } from './routes.ts';
export { undoWeekly } from './undo-weekly.ts';
