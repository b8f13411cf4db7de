import { startFakeService, type FakeService } from '@facet/service-kit/testing';

interface Pass {
  id: number;
  price: number | null;
  seller: number;
  universe: number;
  name?: string;
  sellerType?: 'User' | 'Group';
}

/** The game platform as a test needs it: what exists is data, and it fails on demand. */
export interface FakePlatform extends FakeService {
  passes: Pass[];
  owned: Set<number>;
  members: Set<number>;
  /** Answered instead, for paths that contain the key. */
  failures: Map<string, { status: number; body?: unknown; headers?: Record<string, string> } | 'hang' | 'cut'>;
}

export const BOT_COOKIE = 'good-cookie';
const BOT_ID = 999;
export const GROUP_ID = '77';

/** User `n` has the experiences 10n+1 and 10n+2 with the places 100n+1 and 100n+2. */
export async function startFakePlatform(): Promise<FakePlatform> {
  const world = {
    passes: [] as Pass[],
    owned: new Set<number>(),
    members: new Set<number>(),
    failures: new Map() as FakePlatform['failures'],
  };
  const service = await startFakeService(({ url, headers }) => {
    const [path = ''] = url.split('?');
    for (const [part, failure] of world.failures) if (path.includes(part)) return failure;
    const body = answer(world, path, String(headers.cookie ?? ''));
    if (body === undefined) return { status: 404, body: { errors: [{ code: 0, message: 'NotFound' }] } };
    return body === 'unauthorized' ? { status: 401, body: { errors: [] } } : json(body);
  });
  return Object.assign(service, world);
}

const json = (body: unknown) => ({ status: 200, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

function answer(world: Pick<FakePlatform, 'passes' | 'owned' | 'members'>, path: string, cookie: string): unknown {
  const numbers = (path.match(/\d+/g) ?? []).map(Number);
  const last = numbers.at(-1) ?? 0;
  const pass = world.passes.find(({ id }) => id === (path.includes('is-owned') ? last : numbers[1]));
  if (path === '/v1/users/authenticated')
    return cookie === `.ROBLOSECURITY=${BOT_COOKIE}` ? { id: BOT_ID, name: 'Bot', displayName: 'Bot' } : 'unauthorized';
  if (path.endsWith('/games')) return { previousPageCursor: null, nextPageCursor: null, data: experiencesOf(last) };
  if (path.endsWith('/universe')) return { universeId: last % 100 > 2 ? null : Math.floor(last / 100) * 10 + (last % 100) };
  if (path.includes('/universes/'))
    return { gamePasses: world.passes.filter(({ universe }) => universe === last).map(listed), nextPageToken: null };
  if (path.endsWith('/product-info')) return pass && productInfo(pass);
  if (path.endsWith('/details'))
    return pass && { gamePassId: pass.id, placeId: Math.floor(pass.universe / 10) * 100 + (pass.universe % 10) };
  if (path.endsWith('/is-owned')) return numbers[1] === BOT_ID && world.owned.has(last);
  if (path.endsWith('/groups/roles'))
    return { data: world.members.has(numbers[1] ?? 0) ? [{ group: { id: Number(GROUP_ID) }, role: { id: 1 } }] : [] };
  return undefined;
}

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
