export { findBrokenRoots } from './find-broken-roots.ts';
export { proofSchedule } from './proof-schedule.ts';
export { proofRoutes } from './routes.ts';
export { signedRootsRoutes } from './signed-roots-routes.ts';
