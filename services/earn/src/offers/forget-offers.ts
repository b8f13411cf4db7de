import { type BackgroundJob, type Kit, repeat } from '@facet/service-kit';
import { BEGUN_DAYS } from './begun-offers.ts';
import { OfferList } from './offer-list.ts';
import { OfferStart } from './offer-start.ts';

const INTERVAL_MS = 60_000;

/**
 * A list that nobody looked at for a day goes, with the address that it was asked for from; so does what was begun and
 * is no longer shown.
 */
export function offerSweeper({ database, log }: Kit): BackgroundJob {
  return repeat({ log, name: 'the retention of offers', everyMs: INTERVAL_MS }, async () => {
    await OfferList.query(database).delete().whereRaw(`wanted_at < clock_timestamp() - interval '1 day'`);
    await OfferStart.query(database).delete().whereRaw(`started_at < clock_timestamp() - ? * interval '1 day'`, [BEGUN_DAYS]);
  });
}
