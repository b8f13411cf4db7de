import { repeat, type BackgroundJob, type Kit } from '@facet/service-kit';
import { noticeMoney } from './notice-money.ts';
import { KEPT } from './read-inbox.ts';

const EVERY_MS = 2_000;
const HOUR_MS = 3_600_000;

/** Keeps the notices of the money close behind the ledger. */
export function noticesJob({ database, log }: Pick<Kit, 'database' | 'log'>): BackgroundJob {
  return repeat({ log, name: 'inbox: notices of money', everyMs: EVERY_MS }, () => noticeMoney(database));
}

export function oldNoticesJob({ database, log }: Pick<Kit, 'database' | 'log'>): BackgroundJob {
  return repeat({ log, name: 'inbox: forgetting', everyMs: HOUR_MS }, () =>
    database.raw(`delete from notices where at < clock_timestamp() - interval '${KEPT}'`),
  );
}
