import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUuid } from '@facet/service-kit';
import { aClaim, providerCall, secretOf, wallMemberIds } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

interface WallView {
  id: string;
  label: string;
  range: string;
  url: string;
  newTab: boolean;
}

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

async function wallsOf(member: string, on = earn): Promise<WallView[]> {
  const answer = await on.service.public.inject({
    url: '/api/walls',
    headers: { cookie: `__Host-session=${on.env.keys.sessionToken(member)}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ walls: WallView[] }>().walls;
}
function event(type: string, memberId: string, username: string, time: string) {
  return earn.service.internal.inject({
    method: 'POST',
    url: '/internal/events',
    headers: { authorization: earn.env.keys.serviceAuthorization('identity', 'earn') },
    payload: {
      specversion: '1.0',
      id: randomUUID(),
      source: '/identity',
      type: `rewards.identity.member.${type}.v1`,
      subject: memberId,
      time,
      datacontenttype: 'application/json',
      data: { memberId, username },
    },
  });
}
const usernameIn = (walls: WallView[]) => new URL(walls[0]?.url ?? '').searchParams.get('username');

describe('GET /api/walls', () => {
  test('lists the four walls in order, with the spec’s ranges', async () => {
    const walls = await wallsOf(earn.aMember());
    expect(walls.map(({ id, label, range, newTab }) => ({ id, label, range, newTab }))).toEqual([
      { id: 'a', label: 'CPX Research', range: '5-500 Robux', newTab: false },
      { id: 'b', label: 'BitLabs', range: '10-800 Robux', newTab: false },
      { id: 'c', label: 'Lootably', range: '20-2000 Robux', newTab: false },
      { id: 'd', label: 'ayeT-Studios', range: '10-1000 Robux', newTab: true },
    ]);
  });

  test('addresses the simulator with the real walls’ parameters, and tells the name to wall a only', async () => {
    const member = earn.aMember('nova builder&co');
    const idAt = (wall: string) => wallMemberIds.of(wall, member);
    const [a, b, c, d] = (await wallsOf(member)).map(({ url }) => new URL(url));
    const hash = createHash('md5')
      .update(`${idAt('a')}-${secretOf('a')}`)
      .digest('hex');
    expect(a?.origin).toBe('http://127.0.0.1:8090');
    expect([a, b, c, d].map((url) => url?.pathname)).toEqual(['/walls/a', '/walls/b', '/walls/c', '/walls/d']);
    expect(Object.fromEntries(a?.searchParams ?? [])).toEqual({
      app_id: 'demo',
      ext_user_id: idAt('a'),
      secure_hash: hash,
      username: 'nova builder&co',
    });
    expect(Object.fromEntries(b?.searchParams ?? [])).toEqual({ token: 'demo', uid: idAt('b') });
    expect(Object.fromEntries(c?.searchParams ?? [])).toEqual({ placementID: 'demo', sid: idAt('c') });
    expect(Object.fromEntries(d?.searchParams ?? [])).toEqual({ external_identifier: idAt('d') });
  });

  test('no two of them know a member by the same id, and none by the site’s', async () => {
    const member = earn.aMember();
    const ids = (await wallsOf(member)).map(({ url }) => [...new URL(url).searchParams.values()].find((value) => isUuid(value)));
    expect(new Set([...ids, member]).size).toBe(5);
    for (const [at, wall] of (['a', 'b', 'c', 'd'] as const).entries()) {
      const call = providerCall(wall, aClaim({ member: ids[at] ?? '', amount: '3.00' }));
      expect(await earn.send(call)).toMatchObject({ status: 200 });
      // What another wall calls them is nobody here.
      await earn.send(providerCall(wall, aClaim({ member: ids[(at + 1) % 4] ?? '', amount: '5.00' })));
    }
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(1_200n);
    const found = await earn.operator('GET', `/api/admin/postbacks?search=${ids[2]}`);
    expect((found.body['postbacks'] as unknown[]).length).toBe(4);
  });

  test('addresses the real walls when no simulator is named', async () => {
    const real = await startEarn({ WALLS_BASE_URL: '', WALL_D_PUBLIC_ID: '4711' });
    const walls = await wallsOf(real.aMember(), real);
    await real.close();
    expect(walls.map(({ url }) => url.split('?')[0])).toEqual([
      'https://offers.cpx-research.com/index.php',
      'https://web.bitlabs.ai/',
      'https://wall.lootably.com/',
      'https://www.ayetstudios.com/offers/web_offerwall/4711',
    ]);
  });

  test('shows the frames without the name while identity is away', async () => {
    const member = earn.aMember();
    await earn.identity.stop();
    const walls = await wallsOf(member);
    await earn.identity.start();
    expect(walls).toHaveLength(4);
    expect(usernameIn(walls)).toBeNull();
  });

  test('knows a member’s newest name, in whatever order identity’s events come', async () => {
    const member = randomUUID();
    expect((await event('renamed', member, 'newest', '2026-03-03T00:00:00Z')).statusCode).toBe(204);
    await event('registered', member, 'first', '2026-01-01T00:00:00Z');
    await event('renamed', member, 'older', '2026-02-02T00:00:00Z');
    expect(usernameIn(await wallsOf(member))).toBe('newest');
  });

  test('is refused without a session, and events without identity’s token', async () => {
    const visitor = await earn.service.public.inject('/api/walls');
    expect(visitor.statusCode).toBe(401);
    expect(visitor.json()).toMatchObject({ code: 'not_signed_in' });
    const stranger = await earn.service.internal.inject({
      method: 'POST',
      url: '/internal/events',
      headers: { authorization: earn.env.keys.serviceAuthorization('wallet', 'earn') },
      payload: {},
    });
    expect(stranger.statusCode).toBe(403);
  });
});
