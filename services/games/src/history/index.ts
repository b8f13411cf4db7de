export { factRoutes } from './fact-routes.ts';
export { fairnessRoutes } from './fairness-routes.ts';
export { operatorRoutes } from './operator-routes.ts';
export { resultRoutes } from './result-routes.ts';
