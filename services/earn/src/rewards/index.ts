export { followFriends, friendEarned, rememberReferral } from './friends.ts';
export { rewardAmountRoutes } from './reward-amount-routes.ts';
export { friendRechecker } from './recheck-friends.ts';
export { rewardRoutes } from './routes.ts';
export { warnOfStreaks } from './warn-of-streaks.ts';
export { undoCausedRewards } from './undo-caused.ts';
