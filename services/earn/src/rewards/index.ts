export { rememberReferral } from './friends.ts';
export { rewardRoutes } from './routes.ts';
