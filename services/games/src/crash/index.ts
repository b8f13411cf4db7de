export { crashPointOf, endByItself, multiplierAt, payableAt } from './curve.ts';
export { heartbeat } from './outages.ts';
export { crashRoutes, type CrashContext } from './crash-routes.ts';
export { RoundStreams } from './round-streams.ts';
export { crashOf } from './settle.ts';
export { settleDueCrashes } from './settle-due.ts';
