import { setTimeout as pause } from 'node:timers/promises';
import { startFakeService, type FakeService } from '@facet/service-kit/testing';

interface Pass {
  id: number;
  price: number | null;
  seller: number;
  universe: number;
  name?: string;
  sellerType?: 'User' | 'Group';
}

/** What happens to a purchase; `…-after-buying`: it is bought all the same. */
export type PurchaseFault =
  | 'rate-limited'
  | 'challenge'
  | 'signed-out'
  | 'error'
  | 'error-after-buying'
  | 'hang'
  | 'hang-after-buying'
  | 'cut-after-buying'
  | 'nonsense-after-buying'
  | { answers: unknown }
  | { answersAfterBuying: { status: number; body?: unknown } };

interface FakePurchase {
  passId: number;
  /** Null: it is listed without one. */
  price: number | null;
  at: string;
  /** Its name there, unless that of its gamepass will do. */
  token?: string;
}

/** The game platform as a test needs it: what exists is data, and it fails on demand. */
export interface FakePlatform extends FakeService {
  passes: Pass[];
  /** Of the bot. */
  owned: Set<number>;
  /** Of other accounts: `user:pass`. */
  ownedByOthers: Set<string>;
  /** By the bot; what it bought it owns. */
  purchases: FakePurchase[];
  /** Somebody is signed in as the bot and buys. */
  buyAsBot(passId: number, price: number): void;
  /** In force for each purchase until it is replaced. */
  purchaseFault: PurchaseFault | ((passId: number) => PurchaseFault | undefined) | undefined;
  /** In the bot's purse. */
  robux: number;
  /** How long each call takes before anything happens. */
  latencyMs: number;
  /** Cookies that are signed in, and whose. */
  accounts: Map<string, { id: number; name: string }>;
  members: Set<number>;
  /** Answered instead, for addresses that contain the key. */
  failures: Map<string, { status: number; body?: unknown; headers?: Record<string, string> } | 'hang' | 'cut'>;
}

export const BOT_COOKIE = 'good-cookie';
const BOT_ID = 999;
const TOKEN = 'csrf-token';
export const GROUP_ID = '77';

/** User `n` has the experiences 10n+1 and 10n+2 with the places 100n+1 and 100n+2. */
export async function startFakePlatform(): Promise<FakePlatform> {
  const world: World = {
    passes: [],
    owned: new Set(),
    ownedByOthers: new Set(),
    purchases: [],
    purchaseFault: undefined,
    latencyMs: 0,
    robux: 5_000,
    accounts: new Map([[BOT_COOKIE, { id: BOT_ID, name: 'Bot' }]]),
    members: new Set(),
    failures: new Map(),
  };
  const service: FakePlatform = Object.assign(
    await startFakeService(async ({ url, method, headers, body }) => {
      const [path = '', query = ''] = url.split('?');
      if (service.latencyMs > 0) await pause(service.latencyMs);
      for (const [part, failure] of service.failures) if (url.includes(part)) return failure;
      const account = accountOf(service, String(headers.cookie ?? ''));
      if (method === 'POST') return buy(service, account, String(headers['x-csrf-token'] ?? ''), { path, body });
      const found = path.endsWith('/transactions') ? transactions(service, path, query, account) : answer(service, path, account);
      if (found === undefined) return { status: 404, body: { errors: [{ code: 0, message: 'NotFound' }] } };
      return found === 'unauthorized' ? { status: 401, body: { errors: [] } } : json(found);
    }),
    world,
    {
      buyAsBot(passId: number, price: number) {
        sell(service, { id: passId, price });
      },
    },
  );
  return service;
}

type World = Pick<
  FakePlatform,
  'passes' | 'owned' | 'ownedByOthers' | 'purchases' | 'purchaseFault' | 'latencyMs' | 'robux' | 'accounts' | 'members' | 'failures'
>;

const accountOf = ({ accounts }: World, cookie: string) => accounts.get(cookie.replace('.ROBLOSECURITY=', ''));

function buy(world: World, account: { id: number } | undefined, token: string, { path, body }: { path: string; body: unknown }) {
  const refusal = (reason: string) => json({ purchased: false, reason, statusCode: 500 });
  if (!account) return { status: 401, body: { errors: [] } };
  if (token !== TOKEN) return { status: 403, body: { errors: [] }, headers: { 'x-csrf-token': TOKEN } };
  const pass = world.passes.find(({ id }) => id + 1_000_000 === Number(path.split('/').at(-1)));
  if (!pass) return { status: 400, body: { errors: [] } };
  const fault = typeof world.purchaseFault === 'function' ? world.purchaseFault(pass.id) : world.purchaseFault;
  if (fault === 'rate-limited') return { status: 429, body: { errors: [] }, headers: { 'retry-after': '2' } };
  if (fault === 'challenge')
    return { status: 403, body: { errors: [] }, headers: { 'rblx-challenge-id': 'x', 'rblx-challenge-type': 'y' } };
  if (fault === 'signed-out') return { status: 401, body: { errors: [] } };
  if (fault === 'error') return { status: 500, body: { errors: [] } };
  if (fault === 'hang') return 'hang' as const;
  if (typeof fault === 'object' && 'answers' in fault) return json(fault.answers);
  const { expectedPrice, expectedSellerId } = body as { expectedPrice: number; expectedSellerId: number };
  if (world.owned.has(pass.id)) return refusal('AlreadyOwned');
  if (pass.price === null) return refusal('NotForSale');
  if (expectedPrice !== pass.price) return refusal('PriceChanged');
  if (expectedSellerId !== pass.seller) return refusal('SellerChanged');
  sell(world, { id: pass.id, price: pass.price });
  switch (fault) {
    case 'error-after-buying':
      return { status: 500, body: { errors: [] } };
    case 'hang-after-buying':
      return 'hang' as const;
    case 'cut-after-buying':
      return 'cut' as const;
    case 'nonsense-after-buying':
      return { status: 200, body: '<html>' };
    case undefined:
      return json({ purchased: true, reason: 'Success' });
    default:
      return fault.answersAfterBuying;
  }
}

function sell(world: World, { id, price }: { id: number; price: number }): void {
  world.owned.add(id);
  world.robux -= price;
  world.purchases.unshift({ passId: id, price, at: new Date().toISOString() });
}

const json = (body: unknown) => ({ status: 200, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

function answer(world: World, path: string, account: { id: number; name: string } | undefined): unknown {
  const numbers = (path.match(/\d+/g) ?? []).map(Number);
  const last = numbers.at(-1) ?? 0;
  const pass = world.passes.find(({ id }) => id === (path.includes('is-owned') ? last : numbers[1]));
  if (path === '/v1/users/authenticated') return account ? { ...account, displayName: account.name } : 'unauthorized';
  if (path === '/v1/user/currency') return account ? { robux: world.robux } : 'unauthorized';
  if (path.endsWith('/games')) return { previousPageCursor: null, nextPageCursor: null, data: experiencesOf(last) };
  if (path.endsWith('/universe'))
    return { universeId: last % 100 > 2 || Math.floor(last / 100) > USERS ? null : Math.floor(last / 100) * 10 + (last % 100) };
  if (path.includes('/universes/'))
    return { gamePasses: world.passes.filter(({ universe }) => universe === last).map(listed), nextPageToken: null };
  if (path.endsWith('/product-info')) return pass && productInfo(pass);
  if (path.endsWith('/details'))
    return pass && { gamePassId: pass.id, placeId: Math.floor(pass.universe / 10) * 100 + (pass.universe % 10) };
  if (path.endsWith('/is-owned')) return numbers[1] === BOT_ID ? world.owned.has(last) : world.ownedByOthers.has(`${numbers[1]}:${last}`);
  if (path.endsWith('/groups/roles'))
    return { data: world.members.has(numbers[1] ?? 0) ? [{ group: { id: Number(GROUP_ID) }, role: { id: 1 } }] : [] };
  return undefined;
}

/** Newest first, in pages; the cursor is where the next one begins. */
function transactions({ purchases }: World, path: string, query: string, account: { id: number } | undefined): unknown {
  if (!account) return 'unauthorized';
  const [, userId] = /users\/(\d+)/.exec(path) ?? [];
  const asked = new URLSearchParams(query);
  const [from, limit] = [Number(asked.get('cursor') ?? 0), Number(asked.get('limit') ?? 100)];
  const all = Number(userId) === BOT_ID ? purchases : [];
  const next = from + limit < all.length ? String(from + limit) : null;
  return { data: all.slice(from, from + limit).map(transaction), nextPageCursor: next };
}

const transaction = ({ passId, price, at, token }: FakePurchase) => ({
  id: 0,
  transactionType: 'Purchase',
  created: at,
  details: { id: passId, name: `Pass ${passId}`, type: 'GamePass' },
  ...(price !== null && { currency: { amount: -price, type: 'Robux' } }),
  purchaseToken: token ?? `token-${passId}`,
});

/** Users are numbered from 1 on; nobody has so large a number. */
const USERS = 1_000_000;

const experiencesOf = (user: number) =>
  user % 1000 === 0 ? [] : [1, 2].map((n) => ({ id: user * 10 + n, name: `World ${n}`, rootPlace: { id: user * 100 + n, type: 'Place' } }));

const listed = ({ id, price, seller, name, sellerType }: Pass) => ({
  id,
  productId: id + 1_000_000,
  name: name ?? `Pass ${id}`,
  displayName: name ?? `Pass ${id}`,
  displayDescription: 'A pass',
  price,
  isForSale: price !== null,
  isOwned: false,
  creator: { creatorType: sellerType ?? 'User', creatorId: seller, name: 'x' },
});

const productInfo = ({ id, price, seller, name, sellerType }: Pass) => ({
  TargetId: id,
  ProductId: id + 1_000_000,
  Name: name ?? `Pass ${id}`,
  PriceInRobux: price,
  IsForSale: price !== null,
  Creator: { Id: seller, Name: 'x', CreatorType: sellerType ?? 'User', CreatorTargetId: seller },
});
