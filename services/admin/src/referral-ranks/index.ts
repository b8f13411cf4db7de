export { referralRankRoutes } from './routes.ts';
