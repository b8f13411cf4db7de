export { postbackMetrics } from './metrics.ts';
export { postbackLogRoutes } from './log-routes.ts';
export type { PostbackContext } from './process-postback.ts';
export { retentionSweeper } from './retention.ts';
export { postbackRoutes } from './routes.ts';
export { postbackStatsRoutes } from './stats-routes.ts';
export { postbackSweeper } from './sweeper.ts';
export { providerStats } from './provider-stats.ts';
