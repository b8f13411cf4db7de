export { rememberReferral } from './friends.ts';
export { internalRewardRoutes } from './internal-routes.ts';
export { friendRechecker } from './recheck-friends.ts';
export { rewardRoutes } from './routes.ts';
export { undoCausedRewards } from './undo-caused.ts';
