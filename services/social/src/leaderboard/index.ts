export { countEarning, uncountEarning } from './count-earning.ts';
export { leaderboardRoutes } from './routes.ts';
