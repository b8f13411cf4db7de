export { PublicStats } from './public-stats.ts';
export { statsRoutes } from './routes.ts';
