export { readTotals } from './read-totals.ts';
export { totalsJob } from './totals-job.ts';
export { totalsRoutes } from './totals-routes.ts';
