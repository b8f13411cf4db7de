export { postbackMetrics } from './metrics.ts';
export type { PostbackContext } from './process-postback.ts';
export { postbackRoutes } from './routes.ts';
export { postbackSweeper } from './sweeper.ts';
