import type { Database } from '@facet/service-kit';
import { OfferStart } from './offer-start.ts';

/** What was begun is shown no longer than this. */
export const BEGUN_DAYS = 14;
const SHOWN_AT_ONCE = 20;

export interface BegunOffer {
  provider: string;
  offerId: string;
  title: string | null;
  rewardHundredths: bigint;
  steps: number;
  startedAt: Date;
  /** How often the provider has paid for it since. */
  paid: number;
}

/**
 * What the member began and the provider has not paid in full, the last begun first. A postback names an offer by its
 * title, or not at all: then whatever the provider paid since counts. What is taken back is not paid.
 */
export async function begunOffers(database: Database, memberId: string): Promise<BegunOffer[]> {
  const begun = await OfferStart.query(database)
    .alias('start')
    .where({ member_id: memberId })
    .whereRaw(`started_at > clock_timestamp() - ? * interval '1 day'`, [BEGUN_DAYS])
    .select('provider', 'offer_id', 'title', 'reward_hundredths', 'steps', 'started_at')
    .select(
      database.raw(
        `(select count(*)::integer from earnings e
          where e.member_id = start.member_id and e.source = 'wall' and e.provider = start.provider and e.earned_at >= start.started_at
            and e.state in ('pending', 'sent', 'credited') and (e.offer is null or start.title is null or lower(e.offer) = lower(start.title))) as paid`,
      ),
    )
    .orderBy('started_at', 'desc')
    .castTo<BegunOffer[]>();
  return begun.filter(({ paid, steps }) => paid < steps).slice(0, SHOWN_AT_ONCE);
}
