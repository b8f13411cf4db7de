export { crashPointOf, endByItself, multiplierAt, payableAt } from './curve.ts';
export { heartbeat } from './outages.ts';
export { crashRoutes } from './crash-routes.ts';
export { crashOf } from './settle.ts';
export { settleDueCrashes } from './settle-due.ts';
