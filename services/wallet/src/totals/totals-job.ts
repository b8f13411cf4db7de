import { repeat, type BackgroundJob, type Kit } from '@facet/service-kit';
import { sumTransfers } from './sum-transfers.ts';

const EVERY_MS = 30_000;

/** Keeps the hourly totals close behind the ledger, so that reading them adds little. */
export function totalsJob({ database, log }: Pick<Kit, 'database' | 'log'>): BackgroundJob {
  return repeat({ log, name: 'totals: summing', everyMs: EVERY_MS, first: 'pause' }, () => sumTransfers(database));
}
