import { createHash } from 'node:crypto';
import { until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildService } from '../src/app.ts';
import { openOffers, type OffersAnswer } from './open-offers.ts';
import { secretOf, wallMemberIds } from './provider-calls.ts';
import { startEarn } from './start-earn.ts';

let site: Awaited<ReturnType<typeof openOffers>>;
beforeAll(async () => {
  site = await openOffers();
});
afterAll(() => site.close());
afterEach(() => site.answered({}));

const stateOf = ({ providers }: OffersAnswer, id: string) => providers.find((provider) => provider.id === id)?.state;

describe('GET /api/offers', () => {
  test('asks each provider in its own way, for this member, and tells all their offers in one list', async () => {
    site.answered({
      a: [{ id: 's1', title: 'Snacks', reward: '11', minutes: 4 }],
      b: [{ id: 's2', title: 'Your last game', reward: '31.2', minutes: 9 }],
      c: [{ id: 'v1', title: 'Watch three trailers', reward: '9' }],
      d: [{ id: 'g1', title: 'Castle Keepers', reward: '380', steps: 3 }],
    });
    const member = site.earn.aMember();
    expect((await site.look(member)).providers.map(({ id, state }) => [id, state])).toEqual([
      ['a', 'asking'],
      ['b', 'asking'],
      ['c', 'asking'],
      ['d', 'asking'],
    ]);
    const { offers, total, providers } = await site.settledLook(member);
    expect(providers.map(({ state }) => state)).toEqual(Array(4).fill('ready'));
    expect(total).toBe(4);
    expect(offers.map(({ id, provider, reward, perMinute, isNew }) => [provider.label, id, reward, perMinute, isNew])).toEqual([
      ['BitLabs', 's2', '31.20', '3.46', false],
      ['CPX Research', 's1', '11.00', '2.75', false],
      ['Lootably', 'v1', '9.00', null, false],
      ['ayeT-Studios', 'g1', '380.00', null, false],
    ]);
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((wall) => site.questions(member).find(({ url }) => url.startsWith(`/walls/${wall}/`)));
    const idAt = (wall: string) => wallMemberIds.of(wall, member);
    const hash = createHash('md5')
      .update(`${idAt('a')}-${secretOf('a')}`)
      .digest('hex');
    expect(Object.fromEntries(new URL(`http://x${a?.url}`).searchParams)).toMatchObject({
      app_id: 'demo',
      ext_user_id: idAt('a'),
      secure_hash: hash,
      ip_user: '127.0.0.1',
    });
    expect(b?.headers).toMatchObject({ 'x-api-token': 'demo', 'x-user-id': idAt('b') });
    expect(c).toMatchObject({
      method: 'POST',
      body: { apiKey: 'demo', placementID: 'demo', userData: { userID: idAt('c'), ipAddress: '127.0.0.1' } },
    });
    expect(d?.url).toContain(`external_identifier=${idAt('d')}`);
  });

  test('one provider that is away, slow or speaks nonsense is named, and holds no other up', async () => {
    for (const failing of ['hang', 'cut', { status: 503 }, { status: 200, body: 'x' }] as const) {
      site.answered({ a: [{ id: 's1' }], b: failing, c: [{ id: 'v1' }], d: [{ id: 'g1' }] });
      const member = site.earn.aMember();
      await until('the others have answered', async () => (await site.look(member)).total === 3, 30_000);
      const { providers, total } = await site.settledLook(member);
      expect(providers.map(({ state }) => state)).toEqual(['ready', 'away', 'ready', 'ready']);
      expect(total).toBe(3);
    }
  });

  test('hides the offers of a provider that has not answered for five minutes, and shows them again when it does', async () => {
    site.answered({ a: [{ id: 's1' }], b: [{ id: 's2' }] });
    const member = site.earn.aMember();
    await site.settledLook(member);
    site.answered({ a: 'cut', b: [{ id: 's2' }] });
    await site.later(member, 150);
    await until(
      'it was asked again',
      async () => (await site.earn.database('offer_lists').where({ member_id: member, provider: 'a' }).first('failures')).failures > 0,
      30_000,
    );
    const soon = await site.look(member);
    expect(soon.offers.map(({ id }) => id).sort()).toEqual(['s1', 's2']);
    expect(stateOf(soon, 'a')).toBe('ready');
    await site.later(member, 200);
    const hidden = await site.settledLook(member);
    expect(hidden.offers.map(({ id }) => id)).toEqual(['s2']);
    expect(stateOf(hidden, 'a')).toBe('away');
    site.answered({ a: [{ id: 's1' }], b: [{ id: 's2' }] });
    await until('it is back', async () => {
      await site.later(member, 60);
      return stateOf(await site.look(member), 'a') === 'ready';
    });
  });

  test('what comes into a list that the member knows is new; nothing is at their first look', async () => {
    site.answered({ a: [{ id: 's1' }] });
    const member = site.earn.aMember();
    await site.settledLook(member);
    site.answered({ a: [{ id: 's1' }, { id: 's9' }] });
    await site.later(member, 121);
    await until('it has come', async () => (await site.look(member)).total === 2, 30_000);
    const { offers } = await site.look(member, '?sort=newest');
    expect(offers.map(({ id, isNew }) => [id, isNew])).toEqual([
      ['s9', true],
      ['s1', false],
    ]);
  });

  test('asks a provider once for a list, however many replicas there are', async () => {
    site.answered({ a: [{ id: 's1' }] });
    const other = buildService(site.earn.env.variables);
    await other.listen();
    const members = Array.from({ length: 20 }, () => site.earn.aMember());
    for (const member of members) await site.look(member);
    for (const member of members) await site.settledLook(member);
    await other.close();
    for (const member of members) expect(site.questions(member)).toHaveLength(4);
  });

  test('keeps a list fresh only while the member looks, and asks anew from another address', async () => {
    site.answered({ a: [{ id: 's1' }] });
    const member = site.earn.aMember();
    await site.settledLook(member);
    await site.earn
      .database('offer_lists')
      .where({ member_id: member })
      .update({ wanted_at: site.earn.database.raw(`clock_timestamp() - interval '6 minutes'`) });
    await site.later(member, 130);
    const other = site.earn.aMember();
    await site.settledLook(other);
    expect(site.questions(member)).toHaveLength(4);
    await site.look(member);
    await until('it was asked for again', async () => site.questions(member).length === 8, 30_000);
    await site.settledLook(member);
    await site.earn.service.public.inject({
      url: '/api/offers',
      headers: { cookie: `__Host-session=${site.earn.env.keys.sessionToken(member)}`, 'x-real-ip': '203.0.113.77' },
    });
    await until(
      'it was asked for from there',
      async () => site.questions(member).filter(({ url, body }) => `${url}${JSON.stringify(body)}`.includes('203.0.113.77')).length >= 3,
      30_000,
    );
  });

  test('filters, searches, sorts and pages, and refuses what it does not know', async () => {
    site.answered({
      a: [1, 2, 3, 4, 5].map((id) => ({
        id: `s${id}`,
        title: `Survey about ${id === 3 ? 'harbors' : 'shops'}`,
        reward: String(id * 10),
        minutes: id * 5,
      })),
    });
    const member = site.earn.aMember();
    await site.settledLook(member);
    expect((await site.look(member, '?filter=short')).offers.map(({ id }) => id).sort()).toEqual(['s1', 's2']);
    expect((await site.look(member, '?search=HARBOR')).offers.map(({ id }) => id)).toEqual(['s3']);
    const first = await site.look(member, '?sort=reward&limit=3');
    expect(first).toMatchObject({ total: 5 });
    const second = await site.look(member, `?sort=reward&limit=3&cursor=${first.nextCursor}`);
    expect([...first.offers, ...second.offers].map(({ id }) => id)).toEqual(['s5', 's4', 's3', 's2', 's1']);
    expect(second.nextCursor).toBeNull();
    for (const wrong of ['?filter=cheap', '?sort=oldest', '?limit=0', '?cursor=x', '?device=fridge', `?search=${'x'.repeat(101)}`])
      expect((await site.earn.as(member, 'GET', `/api/offers${wrong}`)).status).toBe(400);
  });

  test('is nobody’s without a session', async () => {
    expect((await site.earn.service.public.inject('/api/offers')).statusCode).toBe(401);
    expect(
      (await site.earn.service.public.inject({ method: 'POST', url: '/api/offers/start', payload: { provider: 'a', offer: 's1' } }))
        .statusCode,
    ).toBe(401);
  });

  test('a provider that an operator switched off has no offers', async () => {
    site.answered({ a: [{ id: 's1' }], d: [{ id: 'g1' }] });
    const member = site.earn.aMember();
    await site.settledLook(member);
    expect((await site.earn.operator('PATCH', '/api/admin/providers/d', { isEnabled: false })).status).toBe(200);
    const { offers, providers } = await site.settledLook(member);
    await site.earn.operator('PATCH', '/api/admin/providers/d', { isEnabled: true });
    expect(offers.map(({ id }) => id)).toEqual(['s1']);
    expect(providers.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('the real Lootably is asked only with the key that the operator set', async () => {
    const real = await startEarn({ WALLS_BASE_URL: '', WALL_C_PUBLIC_ID: 'place' });
    const listed = async () => {
      const { body } = await real.as(member, 'GET', '/api/offers');
      return (body as unknown as OffersAnswer).providers.map(({ id }) => id);
    };
    const member = real.aMember();
    // So that nobody outside is asked by a test.
    await real.database.raw(`create function never() returns trigger language plpgsql as 'begin return null; end'`);
    await real.database.raw(`create trigger never before insert on offer_lists for each row execute function never()`);
    await real.as(member, 'GET', '/api/offers');
    expect(await listed()).toEqual([]);
    const shown = await real.operator('PATCH', '/api/admin/providers/c', { publicIds: { publicId: 'place', apiKey: 'k1' } });
    expect(shown.body).toMatchObject({ provider: { publicIds: { publicId: 'place', apiKey: 'k1' } } });
    await real.close();
  });
});
