export { findWrongTotals } from './find-wrong-totals.ts';
export { readAccounts, readTotals, type AccountBalance, type TransferTotal } from './read-totals.ts';
export { totalsJob } from './totals-job.ts';
