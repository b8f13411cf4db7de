export { automaticRollBack } from './automatic-roll-back.ts';
export { canaryMetrics } from './canary-metrics.ts';
export { readJudgement } from './read-judgement.ts';
export { trialRoutes } from './trial-routes.ts';
