import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRiskSigns } from '../src/directory/index.ts';
import type { Browser } from './browser.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
/** Anna, bert, CARLA_x and dora registered in this order; bert is banned. */
const ids: Record<string, string> = {};
const browsers: Record<string, Browser> = {};

beforeAll(async () => {
  site = await startSite();
  for (const name of ['Anna', 'bert', 'CARLA_x', 'dora']) {
    site.platform.add({ name });
    const browser = (browsers[name] = site.browser());
    browser.headers = { 'x-real-ip': `203.0.113.${name.charCodeAt(0)}`, 'user-agent': `Browser of ${name}` };
    ids[name] = (await browser.signIn(name)).json().id as string;
  }
  await site.operator('POST', `/api/admin/users/${ids.bert}/ban`, { reason: 'Two accounts' }, { username: 'boss' });
});
afterAll(() => site.close());

interface Page {
  members: { id: string; username: string; platformUserId: string; riskSigns: string[] }[];
  nextCursor: string | null;
  total: number;
  totalIsExact: boolean;
}
const list = async (query = ''): Promise<Page> => (await site.internal('admin', 'GET', `/internal/directory?${query}`)).json();
const names = async (query: string) => (await list(query)).members.map(({ username }) => username);

test.each([
  ['', ['dora', 'CARLA_x', 'bert', 'Anna']],
  ['sort=createdAt', ['Anna', 'bert', 'CARLA_x', 'dora']],
  ['sort=username', ['Anna', 'bert', 'CARLA_x', 'dora']],
  ['sort=-username', ['dora', 'CARLA_x', 'bert', 'Anna']],
  ['filter=banned', ['bert']],
  ['filter=active&sort=username', ['Anna', 'CARLA_x', 'dora']],
  ['search=RLA', ['CARLA_x']],
  ['search=d', ['dora']],
  ['search=_', []],
  ['search=a_x', ['CARLA_x']],
  ['search=%25', []],
])('members of ?%s', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('who joined within days, in the order of joining', async () => {
  const { members } = await list('sort=createdAt');
  const [from, until] = [1, 3].map((place) => (members[place] as unknown as { createdAt: string }).createdAt);
  expect(await names(`joinedFrom=${from}&joinedUntil=${until}`)).toEqual(['CARLA_x', 'bert']);
  expect((await list(`joinedFrom=${from}&limit=1`)).total).toBe(3);
  expect(await names(`joinedUntil=${from}`)).toEqual(['Anna']);
});

test('one by their id or by their platform id', async () => {
  const [anna] = (await list('search=Anna')).members;
  expect(await names(`search=${ids.Anna}`)).toEqual(['Anna']);
  expect(await names(`search=${anna?.platformUserId}`)).toEqual(['Anna']);
});

test('who signed in from an address, also behind a filter', async () => {
  expect(await names('search=203.0.113.65')).toEqual(['Anna']);
  expect(await names('search=203.0.113.98&filter=banned')).toEqual(['bert']);
  expect(await names('search=203.0.113.98&filter=active')).toEqual([]);
  expect(await names('search=203.0.113.6')).toEqual([]);
});

test.each(['createdAt', '-createdAt', 'username', '-username'])('pages by %s leave nobody out and say how many there are', async (sort) => {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await list(`sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.members.map(({ username }) => username));
    expect([page.total, page.totalIsExact]).toEqual([4, true]);
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(await names(`sort=${sort}`));
});

test('counts stay right through bans and their end', async () => {
  const totals = async () => [(await list()).total, (await list('filter=banned')).total, (await list('filter=active')).total];
  expect(await totals()).toEqual([4, 1, 3]);
  await site.operator('POST', `/api/admin/users/${ids.dora}/disable`, {});
  await site.operator('POST', `/api/admin/users/${ids.dora}/ban`, { reason: 'again' });
  expect(await totals()).toEqual([4, 2, 2]);
  await site.operator('POST', `/api/admin/users/${ids.dora}/enable`, {});
  expect(await totals()).toEqual([4, 1, 3]);
});

test.each(['cursor=nonsense', 'sort=balance', 'filter=x', 'limit=0', 'limit=201', 'search=%00', 'joinedFrom=x'])(
  'refuses ?%s',
  async (query) => {
    expect((await site.internal('admin', 'GET', `/internal/directory?${query}`)).statusCode).toBe(400);
  },
);

test('a cursor of another order is refused', async () => {
  const { nextCursor } = await list('sort=username&limit=1');
  expect((await site.internal('admin', 'GET', `/internal/directory?sort=createdAt&cursor=${nextCursor}`)).statusCode).toBe(400);
});

test('some of them, in the order asked for', async () => {
  const memberIds = [ids.dora, '00000000-0000-7000-8000-000000000000', ids.bert];
  const answer = await site.internal('admin', 'POST', '/internal/directory/members', { memberIds });
  expect(answer.json().members).toMatchObject([
    { id: ids.dora, disabled: false, riskSigns: [] },
    { id: ids.bert, disabled: true, banReason: 'Two accounts', bannedBy: 'boss' },
  ]);
});

test('who was here within so many hours', async () => {
  const count = async (hours: number) => (await site.internal('admin', 'GET', `/internal/directory/active?hours=${hours}`)).json().count;
  expect(await count(1)).toBe(4);
  await site.service.kit.database.raw("update sessions set last_seen_at = last_seen_at - interval '5 hours' where member_id = ?", [
    ids.bert ?? '',
  ]);
  expect([await count(1), await count(6)]).toEqual([3, 4]);
});

test('a shared device is a sign, and a profile says with whom, and who shares an address', async () => {
  await browsers.Anna?.signIn('dora');
  const neighbour = site.browser();
  neighbour.headers = { 'x-real-ip': `203.0.113.${'C'.charCodeAt(0)}` };
  await neighbour.signIn('bert');
  // By two replicas at once, and again.
  await Promise.all([1, 2].map(() => findRiskSigns(site.service.kit.database, 15)));
  await findRiskSigns(site.service.kit.database, 15);
  const signs = Object.fromEntries((await list('sort=username')).members.map(({ username, riskSigns }) => [username, riskSigns]));
  expect(signs).toEqual({
    Anna: ['shared_device'],
    bert: [],
    CARLA_x: [],
    dora: ['shared_device'],
  });
  expect((await list('filter=risk')).total).toBe(2);
  const told = (await site.operator('GET', `/api/admin/devices/of-member/${ids.Anna}`)).json();
  expect(told).toMatchObject({
    sessions: [{ address: '203.0.113.65', userAgent: 'Browser of Anna', endedAt: expect.stringMatching(/Z$/) }],
    sharedWith: [{ memberId: ids.dora, username: 'dora', banned: false, device: true, devices: [told.sessions[0].device], address: true }],
    sharing: { device: { members: 1, banned: 0, weight: 40 }, address: { members: 1, banned: 0, weight: 0 } },
  });
  const neighbours = (await site.operator('GET', `/api/admin/devices/of-member/${ids.CARLA_x}`)).json();
  expect(neighbours).toMatchObject({
    sharedWith: [{ memberId: ids.bert, banned: true, device: false, devices: [], address: true }],
    sharing: { device: { members: 0, banned: 0, weight: 0 }, address: { members: 1, banned: 1, weight: 0 } },
  });
  expect(JSON.stringify(told)).not.toMatch(/[0-9a-f]{64}/);
});

test('two who are told apart are no sign of each other any more; a third on the device is one, and it can be taken back', async () => {
  for (const name of ['Hanna', 'Ivan', 'Jolanda']) {
    site.platform.add({ name });
    ids[name] = '';
  }
  const shared = site.browser();
  for (const name of ['Hanna', 'Ivan']) ids[name] = (await shared.signIn(name)).json().id as string;
  const find = () => findRiskSigns(site.service.kit.database, 15);
  const signsOf = async (name: string) => (await list(`search=${name}`)).members[0]?.riskSigns;
  const told = async (name: string) => (await site.operator('GET', `/api/admin/devices/of-member/${ids[name]}`)).json();
  const apart = (method: 'POST' | 'DELETE', one: string, other: string, body?: object) =>
    site.operator(method, `/api/admin/devices/of-member/${ids[one]}/different-from/${ids[other]}`, body);
  await find();
  expect([await signsOf('Hanna'), await signsOf('Ivan')]).toEqual([['shared_device'], ['shared_device']]);

  expect((await apart('POST', 'Ivan', 'Hanna', { reason: ' ' })).statusCode).toBe(400);
  expect((await apart('POST', 'Ivan', 'Ivan', { reason: 'x' })).statusCode).toBe(404);
  for (let time = 0; time < 2; time++)
    expect((await apart('POST', 'Ivan', 'Hanna', { reason: 'Brother and sister' })).statusCode).toBe(200);
  await find();
  expect([await signsOf('Hanna'), await signsOf('Ivan')]).toEqual([[], []]);
  expect(await told('Hanna')).toMatchObject({
    sharedWith: [{ username: 'Ivan', device: true, toldApart: { reason: 'Brother and sister' } }],
    sharing: { device: { members: 0, banned: 0, weight: 0 } },
  });

  ids.Jolanda = (await shared.signIn('Jolanda')).json().id as string;
  await site.operator('POST', `/api/admin/users/${ids.Jolanda}/ban`, { reason: 'Third account' });
  await find();
  expect([await signsOf('Hanna'), await signsOf('Jolanda')]).toEqual([['shared_device'], ['shared_device']]);
  expect((await told('Hanna')).sharing.device).toEqual({ members: 1, banned: 1, weight: 70 });

  expect((await apart('DELETE', 'Hanna', 'Ivan')).statusCode).toBe(200);
  expect((await told('Ivan')).sharing.device).toEqual({ members: 2, banned: 1, weight: 75 });
  const acts = () => site.acts().filter(({ action }) => action === 'member.tell_apart');
  await until('the acts are told, one that was refused too', () => acts().length === 3);
});

test('each session says since when its device is known, as long as it is', async () => {
  const { id: platformUserId } = site.platform.add({ name: 'Gerd' });
  const browser = site.browser();
  const id = (await browser.signIn('Gerd')).json().id as string;
  await browser.signIn('Gerd');
  const since = async () =>
    ((await site.operator('GET', `/api/admin/devices/of-member/${id}`)).json().sessions as { deviceSince: string | null }[]).map(
      ({ deviceSince }) => deviceSince,
    );
  const [second, first] = await since();
  expect([second, first]).toEqual([first, expect.stringMatching(/Z$/)]);
  await site.service.kit.database('known_devices').where({ platform_user_id: platformUserId }).delete();
  expect(await since()).toEqual([null, null]);
});

test('one who shares nothing has no sign', async () => {
  site.platform.add({ name: 'Emil' });
  await site.browser().signIn('Emil');
  await findRiskSigns(site.service.kit.database, 15);
  expect((await list('search=Emil')).members[0]?.riskSigns).toEqual([]);
});

test('all sessions of a member end at once, for gateways and services too', async () => {
  site.platform.add({ name: 'Frida' });
  const [here, there] = [site.browser(), site.browser()];
  const id = (await here.signIn('Frida')).json().id as string;
  await there.signIn('Frida');
  const end = () => site.operator('POST', `/api/admin/devices/of-member/${id}/end-sessions`, {});
  expect((await end()).json()).toEqual({ success: true, ended: 2 });
  expect((await end()).json()).toEqual({ success: true, ended: 0 });
  for (const browser of [here, there]) expect((await browser.get('/api/user/profile')).statusCode).toBe(401);
  const { entries } = (await site.internal('gateway', 'GET', '/internal/revocations')).json();
  const sessions = (await site.operator('GET', `/api/admin/devices/of-member/${id}`)).json().sessions as { id: string }[];
  for (const session of sessions)
    expect(entries).toContainEqual(expect.objectContaining({ type: 'session', id: session.id, revoked: true }));
  const told = () => site.events('rewards.identity.session.ended.v1').filter((data) => (data as { memberId: string }).memberId === id);
  await until('both ends are told', () => told().length === 2);
  const acts = () => site.acts().filter(({ action, subject }) => action === 'member.end_sessions' && subject.id === id);
  await until('both acts are told', () => acts().length === 2);
  expect(acts()[0]).toMatchObject({ subject: { label: 'Frida' }, end: { outcome: 'succeeded', after: { ended: 2 } } });
});

test('is for operators', async () => {
  const calls = [
    ['GET', '/internal/directory'],
    ['GET', '/internal/directory/active'],
    ['POST', '/internal/directory/members'],
  ] as const;
  for (const caller of ['wallet', 'earn'])
    for (const [method, url] of calls.filter((call) => caller === 'earn' || call[1] !== '/internal/directory/members'))
      expect((await site.internal(caller, method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(403);
  // The wallet's operators see risk signs beside who waits for a payout.
  const asked = await site.internal('wallet', 'POST', '/internal/directory/members', { memberIds: [ids.Anna] });
  expect(asked.json()).toMatchObject({ members: [{ id: ids.Anna, disabled: expect.any(Boolean), riskSigns: expect.any(Array) }] });
  const nobody = '/api/admin/devices/of-member/00000000-0000-7000-8000-000000000000/end-sessions';
  expect((await site.operator('POST', nobody, {})).statusCode).toBe(404);
  for (const method of ['GET', 'POST'] as const) {
    const url = `/api/admin/devices/of-member/${ids.Anna}${method === 'POST' ? '/end-sessions' : ''}`;
    expect((await site.service.public.inject({ method, url, ...(method === 'POST' && { payload: {} }) })).statusCode).toBe(401);
  }
});

describe('more cases than a page', () => {
  const MADE = 105;
  /** Each two of them changed at the same moment; one waits for the member, all else is over. */
  beforeAll(async () => {
    await site.service.kit.database.raw(
      `insert into cases (id, member_id, kind, reason, state, changed_at)
       select gen_random_uuid(), ?, 'other', 'other', case when n = 1 then 'waiting' else 'solved' end,
         timestamptz '2026-11-01 00:00:00.000123Z' + n / 2 * interval '1 microsecond' from generate_series(1, ?) as n`,
      [ids.dora ?? '', MADE],
    );
  });

  /** The numbers on every page, as who follows `nextCursor` reads them. */
  async function read(page: (query: string) => Promise<{ json: () => unknown }>, query: string): Promise<number[][]> {
    const pages: number[][] = [];
    for (let cursor: string | null = ''; cursor !== null && pages.length < 10;) {
      const answer = (await page(cursor === '' ? query : `${query}&cursor=${cursor}`)).json() as {
        cases: { number: string }[];
        nextCursor: string | null;
      };
      pages.push(answer.cases.map(({ number }) => Number(number)));
      cursor = answer.nextCursor;
    }
    return pages;
  }

  test('are all read by their member, each once, as a whole and by what they wait for', async () => {
    const mine = (query: string) => (browsers.dora as Browser).get(`/api/cases?${query}`);
    const [first, rest] = await read(mine, '');
    expect([first?.length, rest?.length, new Set([first, rest].flat()).size]).toEqual([100, MADE - 100, MADE]);
    const bySize = await read(mine, 'group=over&limit=15');
    expect([bySize.length, new Set(bySize.flat()).size]).toEqual([7, MADE - 1]);
    expect((await mine('group=waiting')).json()).toMatchObject({
      cases: [{ state: 'waiting' }],
      nextCursor: null,
      counts: { open: 0, waiting: 1, over: MADE - 1 },
    });
    expect((await (browsers.CARLA_x as Browser).get('/api/cases')).json()).toEqual({
      cases: [],
      nextCursor: null,
      counts: { open: 0, waiting: 0, over: 0 },
    });
    expect((await mine('cursor=x')).statusCode).toBe(400);
  });

  test('are all read by operators, each once', async () => {
    const pages = await read((query) => site.operator('GET', `/api/admin/cases?${query}`), `group=over&search=dora&limit=25`);
    expect([pages.map(({ length }) => length), new Set(pages.flat()).size]).toEqual([[25, 25, 25, 25, 4], MADE - 1]);
  });

  test('are told to operators of one member alone, what changed last first', async () => {
    const of = (id?: string) => (query: string) => site.operator('GET', `/api/admin/cases/of-member/${id}?${query}`);
    const pages = await read(of(ids.dora), 'limit=50');
    expect([pages.map(({ length }) => length), new Set(pages.flat()).size]).toEqual([[50, 50, 5], MADE]);
    const [page, changed] = [await of(ids.dora)('limit=100'), (each: { changedAt: string }) => each.changedAt];
    const times = (page.json().cases as { changedAt: string }[]).map(changed);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(page.json().cases[0]).toMatchObject({ memberId: ids.dora, username: 'dora' });
    expect((await of(ids.CARLA_x)('')).json()).toEqual({ cases: [], nextCursor: null });
    expect((await (browsers.dora as Browser).get(`/api/admin/cases/of-member/${ids.dora}`)).statusCode).toBe(401);
  });
});
