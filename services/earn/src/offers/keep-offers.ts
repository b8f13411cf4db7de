import { randomUUID } from 'node:crypto';
import { type BackgroundJob, type Database, databaseTime, type Kit, repeat } from '@facet/service-kit';
import { Counter } from 'prom-client';
import { catalogue, isWallId, type OfferListRecipe, type WallAccess, type WallAccessSource, type WallMemberIds } from '../walls/index.ts';
import { askOffers, listRecipe } from './ask-offers.ts';
import type { Offer } from './offer.ts';
import { OfferList } from './offer-list.ts';
import type { readOffers } from './read-offers.ts';

const INTERVAL_MS = 500;
/** Longer than an answer may take. */
const LEASE_SECONDS = 20;
/** After a good answer; the strictest provider wants to be asked at most each 120 s. */
const PAUSE_SECONDS = 120;
const RETRY_SECONDS = 60;
/** How long after the member's last look a list is kept fresh. */
const WANTED_SECONDS = 300;
/** Questions under way at once to one provider, on each replica: one that hangs holds up its own lists alone. */
const AT_ONCE = 8;

export interface OfferContext {
  kit: Kit;
  access: WallAccessSource;
  memberIds: WallMemberIds;
  /** Where the simulator's walls are; null for the real ones. */
  wallsBaseUrl: string | null;
  /** The same, as this service reaches them. */
  offersBaseUrl: string | null;
}

/**
 * Keeps the lists fresh that members look at. A list is taken under a lease, so that of two replicas one asks; an
 * answer that comes after its lease was taken over is dropped. Providers are asked beside each other, and no turn waits
 * for an answer.
 */
export function offerKeeper(context: OfferContext): BackgroundJob {
  const { kit } = context;
  const asked = new Counter({
    name: 'offer_lists_asked_total',
    help: 'questions to providers for the offers of a member',
    labelNames: ['wall', 'outcome'],
    registers: [kit.metrics],
  });
  const stopping = new AbortController();
  const underWay = new Map<string, Set<Promise<void>>>();
  const callsOf = (provider: string) => underWay.get(provider) ?? new Set();
  const turns = repeat({ log: kit.log, name: 'the offers of providers', everyMs: INTERVAL_MS }, async () => {
    const providers = new Map((await askedProviders(context)).map((asked) => [asked.provider, asked]));
    const rooms = [...providers.keys()].map((provider) => ({ provider, room: AT_ONCE - callsOf(provider).size }));
    for (const due of await takeDue(kit.database, rooms)) {
      const { provider, list, access } = providers.get(due.provider) as AskedProvider;
      const calls = callsOf(provider);
      underWay.set(provider, calls);
      const simulated = (url: string | null) => (url !== null && isWallId(provider) ? `${url}/${provider}` : null);
      const [base, askedAt] = [simulated(context.wallsBaseUrl), simulated(context.offersBaseUrl)];
      const { address, agent } = due;
      const asking = { provider, memberId: context.memberIds.of(provider, due.memberId), address, agent };
      const call = refresh(kit, due, () => askOffers(asking, list, { access, base, askedAt, stopping: stopping.signal }))
        .then((outcome) => asked.inc({ wall: provider, outcome }))
        .catch((error: unknown) => kit.log.error({ err: error, provider }, 'the offers of a member could not be kept'))
        .finally(() => calls.delete(call));
      calls.add(call);
    }
  });
  return {
    start: () => turns.start(),
    async stop() {
      stopping.abort();
      await turns.stop();
      await Promise.all([...underWay.values()].flatMap((calls) => [...calls]));
    },
  };
}

interface AskedProvider {
  provider: string;
  list: OfferListRecipe;
  access: WallAccess;
}

/** Those that can be asked for a member's offers now. */
export async function askedProviders({ access: source }: OfferContext): Promise<AskedProvider[]> {
  const known = await Promise.all(
    [...catalogue.values()].map(async (recipe) => {
      const access = await source.of(recipe.id);
      return { provider: recipe.id, list: listRecipe(recipe, access), access };
    }),
  );
  return known.filter((one): one is AskedProvider => one.list !== null);
}

/**
 * `room`: how many of a provider may be taken. One statement for all of them: it runs twice a second, whether anybody
 * looks or not.
 */
async function takeDue(database: Database, rooms: readonly { provider: string; room: number }[]): Promise<OfferList[]> {
  const due = `select due.provider, due.member_id
    from unnest(?::text[], ?::int[]) as asked (provider, room)
    cross join lateral (
      select l.provider, l.member_id from offer_lists l
      where l.provider = asked.provider and l.due_at <= clock_timestamp()
        and l.wanted_at > clock_timestamp() - ? * interval '1 second'
      order by l.due_at limit asked.room for update skip locked) due`;
  return OfferList.query(database)
    .patch({ lease: randomUUID(), dueAt: secondsFromNow(database, LEASE_SECONDS) })
    .whereRaw(`(provider, member_id) in (${due})`, [rooms.map(({ provider }) => provider), rooms.map(({ room }) => room), WANTED_SECONDS])
    .returning('*');
}

/** Asks, and keeps what was answered; a failure keeps the offers that were there, until they are stale. */
async function refresh({ database, log }: Kit, due: OfferList, ask: () => Promise<ReturnType<typeof readOffers>>): Promise<string> {
  const { provider, memberId } = due;
  const kept = OfferList.query(database).findById([provider, memberId]).where({ lease: due.lease });
  const offers = await ask().catch((error: unknown) => {
    log.warn({ err: error, provider }, 'a provider did not answer with its offers');
    return null;
  });
  if (offers === null) {
    await kept.patch({ failures: due.failures + 1, lease: null, dueAt: secondsFromNow(database, RETRY_SECONDS) });
    return 'failed';
  }
  await kept.patch({
    offers: withAges(due, offers),
    answeredAt: databaseTime,
    failures: 0,
    lease: null,
    dueAt: secondsFromNow(database, PAUSE_SECONDS),
  });
  return 'answered';
}

/** What was there keeps its age; what comes into a list that the member has seen before is new. */
function withAges({ offers: before, answeredAt }: OfferList, offers: ReturnType<typeof readOffers>): Offer[] {
  const ages = new Map(before.map(({ id, addedAt }) => [id, addedAt]));
  const now = answeredAt === null ? null : new Date().toISOString();
  return offers.map((offer) => ({ ...offer, addedAt: ages.has(offer.id) ? (ages.get(offer.id) ?? null) : now }));
}

const secondsFromNow = (database: Database, seconds: number) =>
  database.raw(`clock_timestamp() + ? * interval '1 second'`, [seconds]) as unknown as Date;
