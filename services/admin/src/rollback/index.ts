export { automaticRollBack } from './automatic-roll-back.ts';
export { canaryMetrics } from './canary-metrics.ts';
export { trialRoutes } from './trial-routes.ts';
