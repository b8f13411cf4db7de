export { closingRoutes } from './closing-routes.ts';
export { findBrokenClosings } from './find-broken-closings.ts';
