import type { Database } from '@facet/service-kit';
import { askedProviders, type OfferContext } from './keep-offers.ts';
import type { Offer } from './offer.ts';
import { OfferList } from './offer-list.ts';
import type { ListedOffer } from './select-offers.ts';

/** Offers are shown no longer than this after the provider's last answer. */
const FRESH_SECONDS = 300;
/** What is written anew at most this often while a member looks. */
const LOOK_SECONDS = 30;

export const listStates = ['ready', 'asking', 'away'] as const;
export type ListState = (typeof listStates)[number];

export interface MemberLists {
  offers: ListedOffer[];
  /** Each provider that has a list. */
  providers: { id: string; state: ListState }[];
}

export interface Look {
  memberId: string;
  address: string;
  agent: string;
}

/** Notes that the member looks, so that their lists are kept fresh from now on, and reads what is there. */
export async function lookAtLists(context: OfferContext, look: Look): Promise<MemberLists> {
  const ids = (await askedProviders(context)).map(({ provider }) => provider);
  const { database } = context.kit;
  await noteLook(database, ids, look);
  const rows = await readLists(database, ids, look.memberId);
  return {
    offers: rows.filter(({ isFresh }) => isFresh).flatMap(({ provider, offers }) => offers.map((offer) => ({ ...offer, provider }))),
    providers: rows.map(({ provider, isFresh, failures }) => ({ id: provider, state: stateOf(isFresh, failures) })),
  };
}

const stateOf = (isFresh: boolean, failures: number): ListState => (isFresh ? 'ready' : failures > 0 ? 'away' : 'asking');

/** Raw: an upsert that writes only what is old. From another address or device the lists are asked for at once. */
async function noteLook(database: Database, ids: string[], { memberId, address, agent }: Look): Promise<void> {
  await database.raw(
    `insert into offer_lists as list (provider, member_id, address, agent) select unnest(:ids::text[]), :memberId, :address, :agent
     on conflict (provider, member_id) do update
       set wanted_at = clock_timestamp(), address = excluded.address, agent = excluded.agent,
           due_at = case when (list.address, list.agent) = (excluded.address, excluded.agent) then list.due_at else clock_timestamp() end
       where list.wanted_at < clock_timestamp() - :seconds * interval '1 second' or (list.address, list.agent) <> (excluded.address, excluded.agent)`,
    { ids, memberId, address, agent, seconds: LOOK_SECONDS },
  );
}

interface MemberList {
  provider: string;
  offers: Offer[];
  failures: number;
  isFresh: boolean;
}

async function readLists(database: Database, ids: string[], memberId: string): Promise<MemberList[]> {
  return OfferList.query(database)
    .where({ member_id: memberId })
    .whereIn('provider', ids)
    .orderBy('provider')
    .select('provider', 'offers', 'failures')
    .select(database.raw(`coalesce(answered_at > clock_timestamp() - ? * interval '1 second', false) as is_fresh`, [FRESH_SECONDS]))
    .castTo<MemberList[]>();
}
