import { createHash } from 'node:crypto';
import { type FakeService, startFakeService, until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildService } from '../src/app.ts';
import { answering, type Told } from './fake-offers.ts';
import { aClaim, providerCall, secretOf } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

interface Listed {
  id: string;
  provider: { id: string; label: string };
  title: string | null;
  startedAt: string | null;
  isNew: boolean;
  reward: string;
  perMinute: string | null;
}
interface Answer {
  offers: Listed[];
  total: number;
  nextCursor: string | null;
  providers: { id: string; label: string; state: string }[];
  begun: { id: string; paidSteps: number; steps: number; isOffered: boolean; title: string | null }[];
}

let walls: FakeService;
let earn: Earn;
beforeAll(async () => {
  walls = await startFakeService(answering({}));
  earn = await startEarn({ WALLS_BASE_URL: `${walls.url}/walls` });
});
afterAll(async () => {
  await earn.close();
  await walls.stop();
});
afterEach(() => walls.answer(answering({})));

async function look(member: string, query = ''): Promise<Answer> {
  const { status, body } = await earn.as(member, 'GET', `/api/offers${query}`);
  expect(status).toBe(200);
  return body as unknown as Answer;
}

/** The lists as they are when no provider is being asked any more. */
async function settledLook(member: string, query = ''): Promise<Answer> {
  await until(
    'each provider has answered or failed',
    async () => (await look(member, query)).providers.every(({ state }) => state !== 'asking'),
    30_000,
  );
  return look(member, query);
}

const stateOf = ({ providers }: Answer, id: string) => providers.find((provider) => provider.id === id)?.state;
const start = (member: string, provider: string, offer: string) =>
  earn.as(member, 'POST', '/api/offers/start', { payload: { provider, offer } });
const answered = (told: Told) => walls.answer(answering(told));
const questions = (member: string) =>
  walls.calls.filter(({ url, headers, body }) => `${url} ${String(headers['x-user-id'])} ${JSON.stringify(body)}`.includes(member));

/** As if so much time had gone by since the lists came. */
async function later(member: string, seconds: number): Promise<void> {
  await earn
    .database('offer_lists')
    .where({ member_id: member })
    .update({
      answered_at: earn.database.raw(`answered_at - ? * interval '1 second'`, [seconds]),
      due_at: earn.database.raw(`due_at - ? * interval '1 second'`, [seconds]),
    });
}

describe('GET /api/offers', () => {
  test('asks each provider in its own way, for this member, and tells all their offers in one list', async () => {
    answered({
      a: [{ id: 's1', title: 'Snacks', reward: '11', minutes: 4 }],
      b: [{ id: 's2', title: 'Your last game', reward: '31.2', minutes: 9 }],
      c: [{ id: 'v1', title: 'Watch three trailers', reward: '9' }],
      d: [{ id: 'g1', title: 'Castle Keepers', reward: '380', steps: 3 }],
    });
    const member = earn.aMember();
    expect((await look(member)).providers.map(({ id, state }) => [id, state])).toEqual([
      ['a', 'asking'],
      ['b', 'asking'],
      ['c', 'asking'],
      ['d', 'asking'],
    ]);
    const { offers, total, providers } = await settledLook(member);
    expect(providers.map(({ state }) => state)).toEqual(Array(4).fill('ready'));
    expect(total).toBe(4);
    expect(offers.map(({ id, provider, reward, perMinute, isNew }) => [provider.label, id, reward, perMinute, isNew])).toEqual([
      ['BitLabs', 's2', '31.20', '3.46', false],
      ['CPX Research', 's1', '11.00', '2.75', false],
      ['Lootably', 'v1', '9.00', null, false],
      ['ayeT-Studios', 'g1', '380.00', null, false],
    ]);
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((wall) => questions(member).find(({ url }) => url.startsWith(`/walls/${wall}/`)));
    const hash = createHash('md5')
      .update(`${member}-${secretOf('a')}`)
      .digest('hex');
    expect(Object.fromEntries(new URL(`http://x${a?.url}`).searchParams)).toMatchObject({
      app_id: 'demo',
      ext_user_id: member,
      secure_hash: hash,
      ip_user: '127.0.0.1',
    });
    expect(b?.headers).toMatchObject({ 'x-api-token': 'demo', 'x-user-id': member });
    expect(c).toMatchObject({
      method: 'POST',
      body: { apiKey: 'demo', placementID: 'demo', userData: { userID: member, ipAddress: '127.0.0.1' } },
    });
    expect(d?.url).toContain(`external_identifier=${member}`);
  });

  test('one provider that is away, slow or speaks nonsense is named, and holds no other up', async () => {
    for (const failing of ['hang', 'cut', { status: 503 }, { status: 200, body: 'x' }] as const) {
      answered({ a: [{ id: 's1' }], b: failing, c: [{ id: 'v1' }], d: [{ id: 'g1' }] });
      const member = earn.aMember();
      await until('the others have answered', async () => (await look(member)).total === 3, 30_000);
      const { providers, total } = await settledLook(member);
      expect(providers.map(({ state }) => state)).toEqual(['ready', 'away', 'ready', 'ready']);
      expect(total).toBe(3);
    }
  });

  test('hides the offers of a provider that has not answered for five minutes, and shows them again when it does', async () => {
    answered({ a: [{ id: 's1' }], b: [{ id: 's2' }] });
    const member = earn.aMember();
    await settledLook(member);
    answered({ a: 'cut', b: [{ id: 's2' }] });
    await later(member, 150);
    await until(
      'it was asked again',
      async () => (await earn.database('offer_lists').where({ member_id: member, provider: 'a' }).first('failures')).failures > 0,
      30_000,
    );
    const soon = await look(member);
    expect(soon.offers.map(({ id }) => id).sort()).toEqual(['s1', 's2']);
    expect(stateOf(soon, 'a')).toBe('ready');
    await later(member, 200);
    const hidden = await settledLook(member);
    expect(hidden.offers.map(({ id }) => id)).toEqual(['s2']);
    expect(stateOf(hidden, 'a')).toBe('away');
    answered({ a: [{ id: 's1' }], b: [{ id: 's2' }] });
    await until('it is back', async () => {
      await later(member, 60);
      return stateOf(await look(member), 'a') === 'ready';
    });
  });

  test('what comes into a list that the member knows is new; nothing is at their first look', async () => {
    answered({ a: [{ id: 's1' }] });
    const member = earn.aMember();
    await settledLook(member);
    answered({ a: [{ id: 's1' }, { id: 's9' }] });
    await later(member, 121);
    await until('it has come', async () => (await look(member)).total === 2, 30_000);
    const { offers } = await look(member, '?sort=newest');
    expect(offers.map(({ id, isNew }) => [id, isNew])).toEqual([
      ['s9', true],
      ['s1', false],
    ]);
  });

  test('asks a provider once for a list, however many replicas there are', async () => {
    answered({ a: [{ id: 's1' }] });
    const other = buildService(earn.env.variables);
    await other.listen();
    const members = Array.from({ length: 20 }, () => earn.aMember());
    for (const member of members) await look(member);
    for (const member of members) await settledLook(member);
    await other.close();
    for (const member of members) expect(questions(member)).toHaveLength(4);
  });

  test('keeps a list fresh only while the member looks, and asks anew from another address', async () => {
    answered({ a: [{ id: 's1' }] });
    const member = earn.aMember();
    await settledLook(member);
    await earn
      .database('offer_lists')
      .where({ member_id: member })
      .update({ wanted_at: earn.database.raw(`clock_timestamp() - interval '6 minutes'`) });
    await later(member, 130);
    const other = earn.aMember();
    await settledLook(other);
    expect(questions(member)).toHaveLength(4);
    await look(member);
    await until('it was asked for again', async () => questions(member).length === 8, 30_000);
    await settledLook(member);
    await earn.service.public.inject({
      url: '/api/offers',
      headers: { cookie: `__Host-session=${earn.env.keys.sessionToken(member)}`, 'x-real-ip': '203.0.113.77' },
    });
    await until(
      'it was asked for from there',
      async () => questions(member).filter(({ url, body }) => `${url}${JSON.stringify(body)}`.includes('203.0.113.77')).length >= 3,
      30_000,
    );
  });

  test('filters, searches, sorts and pages, and refuses what it does not know', async () => {
    answered({
      a: [1, 2, 3, 4, 5].map((id) => ({
        id: `s${id}`,
        title: `Survey about ${id === 3 ? 'harbors' : 'shops'}`,
        reward: String(id * 10),
        minutes: id * 5,
      })),
    });
    const member = earn.aMember();
    await settledLook(member);
    expect((await look(member, '?filter=short')).offers.map(({ id }) => id).sort()).toEqual(['s1', 's2']);
    expect((await look(member, '?search=HARBOR')).offers.map(({ id }) => id)).toEqual(['s3']);
    const first = await look(member, '?sort=reward&limit=3');
    expect(first).toMatchObject({ total: 5 });
    const second = await look(member, `?sort=reward&limit=3&cursor=${first.nextCursor}`);
    expect([...first.offers, ...second.offers].map(({ id }) => id)).toEqual(['s5', 's4', 's3', 's2', 's1']);
    expect(second.nextCursor).toBeNull();
    for (const wrong of ['?filter=cheap', '?sort=oldest', '?limit=0', '?cursor=x', '?device=fridge', `?search=${'x'.repeat(101)}`])
      expect((await earn.as(member, 'GET', `/api/offers${wrong}`)).status).toBe(400);
  });

  test('is nobody’s without a session', async () => {
    expect((await earn.service.public.inject('/api/offers')).statusCode).toBe(401);
    expect(
      (await earn.service.public.inject({ method: 'POST', url: '/api/offers/start', payload: { provider: 'a', offer: 's1' } })).statusCode,
    ).toBe(401);
  });

  test('a provider that an operator switched off has no offers', async () => {
    answered({ a: [{ id: 's1' }], d: [{ id: 'g1' }] });
    const member = earn.aMember();
    await settledLook(member);
    expect((await earn.operator('PATCH', '/api/admin/providers/d', { isEnabled: false })).status).toBe(200);
    const { offers, providers } = await settledLook(member);
    await earn.operator('PATCH', '/api/admin/providers/d', { isEnabled: true });
    expect(offers.map(({ id }) => id)).toEqual(['s1']);
    expect(providers.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('the real Lootably is asked only with the key that the operator set', async () => {
    const real = await startEarn({ WALLS_BASE_URL: '', WALL_C_PUBLIC_ID: 'place' });
    const listed = async () => {
      const { body } = await real.as(member, 'GET', '/api/offers');
      return (body as unknown as Answer).providers.map(({ id }) => id);
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

describe('POST /api/offers/start', () => {
  test('notes the start and tells the provider’s own address for this member', async () => {
    answered({ a: [{ id: 's1' }], c: [{ id: 'v1', title: 'Watch three trailers' }] });
    const member = earn.aMember();
    await settledLook(member);
    expect(await start(member, 'c', 'v1')).toMatchObject({ status: 200, body: { url: `https://example.com/c/v1?u=${member}` } });
    const { offers, begun } = await look(member);
    expect(begun).toMatchObject([{ id: 'v1', title: 'Watch three trailers', paidSteps: 0, steps: 1, isOffered: true }]);
    expect(offers.map(({ id, startedAt }) => [id, startedAt === null])).toEqual([
      ['s1', true],
      ['v1', false],
    ]);
  });

  test('goes on with what was begun: its start stays', async () => {
    answered({ a: [{ id: 's1' }] });
    const member = earn.aMember();
    await settledLook(member);
    await start(member, 'a', 's1');
    const [first] = (await look(member)).begun;
    await start(member, 'a', 's1');
    expect((await look(member)).begun).toEqual([first]);
  });

  test('what is not in the member’s list is gone, and another member’s is not theirs', async () => {
    answered({ a: [{ id: 's1' }] });
    const [member, other] = [earn.aMember(), earn.aMember()];
    await settledLook(member);
    answered({});
    await settledLook(other);
    expect(await start(other, 'a', 's1')).toMatchObject({ status: 404, body: { code: 'offer_gone' } });
    expect(await start(member, 'b', 's1')).toMatchObject({ status: 404, body: { code: 'offer_gone' } });
    expect((await look(other)).begun).toEqual([]);
  });

  test('is over when the provider paid each of its steps; what is taken back is not paid', async () => {
    answered({ d: [{ id: 'g1', title: 'My Offer*', reward: '30', steps: 2 }] });
    const member = earn.aMember();
    await settledLook(member);
    await start(member, 'd', 'g1');
    const [first, second] = [aClaim({ member }), aClaim({ member })];
    await earn.send(providerCall('d', first));
    expect((await look(member)).begun).toMatchObject([{ id: 'g1', paidSteps: 1, steps: 2 }]);
    await earn.send(providerCall('d', { ...first, reversal: true }));
    expect((await look(member)).begun).toMatchObject([{ id: 'g1', paidSteps: 0, steps: 2 }]);
    await earn.send(providerCall('d', second));
    await earn.send(providerCall('d', aClaim({ member })));
    expect((await look(member)).begun).toEqual([]);
    expect((await look(member)).offers).toMatchObject([{ id: 'g1', startedAt: null }]);
  });

  test('another offer of the same provider does not end it, a provider that names none does', async () => {
    answered({ a: [{ id: 's1' }], b: [{ id: 's2', title: 'Music' }] });
    const member = earn.aMember();
    await settledLook(member);
    await start(member, 'a', 's1');
    await start(member, 'b', 's2');
    // BitLabs pays for "Shopping habits", CPX Research names nothing.
    await earn.send(providerCall('b', aClaim({ member })));
    await earn.send(providerCall('a', aClaim({ member })));
    expect((await look(member)).begun.map(({ id }) => id)).toEqual(['s2']);
  });

  test('what was begun stays to be seen when its offer has gone, for 14 days', async () => {
    answered({ a: [{ id: 's1' }] });
    const member = earn.aMember();
    await settledLook(member);
    await start(member, 'a', 's1');
    answered({});
    await later(member, 121);
    await until('it has gone', async () => (await look(member)).total === 0, 30_000);
    expect((await look(member)).begun).toMatchObject([{ id: 's1', isOffered: false }]);
    await earn
      .database('offer_starts')
      .where({ member_id: member })
      .update({ started_at: earn.database.raw(`clock_timestamp() - interval '15 days'`) });
    expect((await look(member)).begun).toEqual([]);
  });
});
