export { readAccounts, readTotals, type AccountBalance, type MovementTotal } from './read-totals.ts';
export { totalsJob } from './totals-job.ts';
