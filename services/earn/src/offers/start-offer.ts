import { type Database, databaseTime, defineErrors } from '@facet/service-kit';
import { begunOffers } from './begun-offers.ts';
import { lookAtLists, type Look } from './member-lists.ts';
import { OfferStart } from './offer-start.ts';
import type { OfferContext } from './keep-offers.ts';
import type { ListedOffer } from './select-offers.ts';

const offerErrors = defineErrors({ offer_gone: 404 });

/**
 * Notes that the member begins what is in their list, and says where it is done. Again goes on with it. @throws
 * offer_gone
 */
export async function startOffer(context: OfferContext, look: Look, wanted: { provider: string; id: string }): Promise<string> {
  const { offers } = await lookAtLists(context, look);
  const offer = offers.find(({ provider, id }) => provider === wanted.provider && id === wanted.id);
  if (offer === undefined) throw offerErrors('offer_gone', 'This offer is no longer there. New ones arrive all the time.');
  await noteStart(context.kit.database, look.memberId, offer);
  return offer.link;
}

async function noteStart(
  database: Database,
  memberId: string,
  { provider, id, title, rewardHundredths, steps }: ListedOffer,
): Promise<void> {
  const begun = await begunOffers(database, memberId);
  if (begun.some((one) => one.provider === provider && one.offerId === id)) return;
  const start = { memberId, provider, offerId: id, title, rewardHundredths: BigInt(rewardHundredths), steps };
  await OfferStart.query(database)
    .insert({ ...start, startedAt: databaseTime })
    .onConflict(['member_id', 'provider', 'offer_id'])
    .merge();
}
