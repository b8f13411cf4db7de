export { crashPointOf, endByItself, GROWTH_PER_SECOND, multiplierAt, type CrashPoint } from './curve.ts';
export { crashRoutes } from './crash-routes.ts';
export { crashOf } from './settle.ts';
export { settleDueCrashes } from './settle-due.ts';
