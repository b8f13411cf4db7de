export { fairnessRoutes } from './fairness-routes.ts';
export { operatorRoutes } from './operator-routes.ts';
