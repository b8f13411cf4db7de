import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, startConsole, type Console } from '../support/console.ts';
import { aBalance, aMember, identityOf, wallet } from './fake-members.ts';

const members = [
  aMember(1, { username: '=cmd', riskSigns: ['shared_device'] }),
  aMember(2, { adminRole: 'admin', disabled: false }),
  aMember(3, { disabled: true, banReason: 'Two accounts', bannedBy: 'mirela', bannedAt: '2026-11-05T00:00:00.000Z' }),
];
let site: Console;
beforeAll(async () => void (site = await startConsole({ identity: identityOf(members), wallet })));
afterAll(() => site.remove());

const list = (query = '') => site.moderator.call('GET', `/api/admin/users?${query}`);
const lastQuery = (peer: 'identity' | 'wallet', path: string) => {
  const call = site.peers[peer].calls.findLast(({ url }) => url.split('?', 1)[0] === path);
  return Object.fromEntries(new URL(call?.url ?? '', 'http://peer').searchParams);
};

test('has the fields of the product, money from the wallet, names from identity', async () => {
  const answer = await list();
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { nextCursor: null, total: 100_000, totalIsExact: true, unavailable: [] },
  ]);
  expect(answer.json().users[0]).toEqual({
    id: members[0]?.id,
    username: '=cmd',
    platformUserId: '1',
    isAdmin: false,
    adminRole: null,
    rank: 'Bronze',
    disabled: false,
    banReason: null,
    bannedAt: null,
    bannedBy: null,
    balance: '12.50',
    totalEarned: '20.00',
    wageredBalance: '3.00',
    winnedBalance: '2.00',
    lostBalance: '1.00',
    debt: '0.00',
    deletedAt: null,
    riskSigns: ['shared_device'],
    createdAt: '2026-11-01T00:00:00.000Z',
  });
  expect(answer.json().users[1]).toMatchObject({ isAdmin: true, adminRole: 'admin' });
});

test('is asked from identity by name or date', async () => {
  await list('search=ann&filter=banned&sort=username&limit=10&cursor=abc');
  expect(lastQuery('identity', '/internal/directory')).toEqual({
    search: 'ann',
    filter: 'banned',
    sort: 'username',
    limit: '10',
    cursor: 'abc',
  });
});

test('is asked from the wallet by money, in its order; who is unknown to identity is left out', async () => {
  const [first, , third] = members;
  site.peers.wallet.answer((call) => {
    if (!call.url.startsWith('/internal/members?')) return wallet(call);
    const listed = [third?.id ?? '', '01930000-0000-7000-8000-00000000ffff', first?.id ?? ''].map((id) => ({
      ...aBalance(id),
      username: 'x',
      disabled: false,
    }));
    return { status: 200, body: { members: listed, nextCursor: 'next', total: 1000, totalIsExact: false } };
  });
  const answer = await list('sort=-wageredBalance&search=x');
  expect(lastQuery('wallet', '/internal/members')).toMatchObject({ sort: '-wagered', filter: 'all', search: 'x' });
  expect(answer.json()).toMatchObject({ nextCursor: 'next', total: 1000, totalIsExact: false });
  expect(answer.json().users.map(({ id }: { id: string }) => id)).toEqual([third?.id, first?.id]);

  expect((await list('sort=balance')).json()).toMatchObject({ total: 100_000, totalIsExact: true });
  await list('filter=debt');
  expect(lastQuery('wallet', '/internal/members')).toMatchObject({ sort: '-debt', filter: 'debt' });
  site.peers.wallet.answer(wallet);
});

test('is narrowed down to a least amount or to days by who knows them, in that order', async () => {
  site.peers.wallet.answer((call) =>
    call.url.startsWith('/internal/members?')
      ? { status: 200, body: { members: [], nextCursor: null, total: 0, totalIsExact: true } }
      : wallet(call),
  );
  await list('balanceAtLeast=1000');
  expect(lastQuery('wallet', '/internal/members')).toMatchObject({ sort: '-balance', atLeast: '1000', withTotal: 'true' });
  await list('wageredAtLeast=5.50&sort=wageredBalance&filter=active');
  expect(lastQuery('wallet', '/internal/members')).toMatchObject({ sort: 'wagered', atLeast: '5.50', filter: 'active' });
  site.peers.wallet.answer(wallet);
  const from = '2026-11-01T00:00:00.000Z';
  await list(`joinedFrom=${from}&filter=banned`);
  expect(lastQuery('identity', '/internal/directory')).toMatchObject({ joinedFrom: from, filter: 'banned', sort: '-createdAt' });
});

test.each([
  'balanceAtLeast=1&sort=-totalEarned',
  'balanceAtLeast=1&earnedAtLeast=1',
  'balanceAtLeast=1&joinedFrom=2026-11-01T00:00:00Z',
  'balanceAtLeast=-1',
  'balanceAtLeast=1&filter=risk',
  'joinedFrom=2026-11-01T00:00:00Z&sort=username',
  'joinedUntil=2026-11-01',
  'filter=risk&sort=-balance',
  'search=203.0.113.9&sort=-balance',
  'search=203.0.113.9&filter=debt',
  'filter=debt&sort=createdAt',
  'sort=password',
  'filter=x',
  'limit=0',
  'limit=201',
  'search=%00',
  'other=1',
])('refuses ?%s', async (query) => {
  expect((await list(query)).statusCode).toBe(400);
});

test('shows names while the wallet is away, and says so; without identity there is no list', async () => {
  site.peers.wallet.answer(() => ({ status: 500, body: {} }));
  expect((await list()).json()).toMatchObject({ users: [{ balance: null }, {}, {}], unavailable: ['wallet'] });
  site.peers.identity.answer(() => ({ status: 500, body: {} }));
  const answer = await list();
  expect([answer.statusCode, answer.json().message]).toEqual([503, expect.stringContaining('identity')]);
  site.peers.identity.answer(identityOf(members));
  site.peers.wallet.answer(wallet);
});

test('passes on what identity refuses', async () => {
  site.peers.identity.answer(() => refusal(400, 'bad_request', 'The cursor does not belong to this list'));
  const answer = await list('cursor=nonsense');
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'The cursor does not belong to this list']);
  site.peers.identity.answer(identityOf(members));
});

test('is a file too, safe in spreadsheets', async () => {
  const answer = await site.moderator.call('GET', '/api/admin/users.csv?filter=active&sort=username');
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, 'attachment; filename="facet-users.csv"']);
  const [head, first, , third] = answer.body.split('\r\n');
  expect(head).toContain('"Username","Role","State","Balance R$"');
  expect(first).toMatch(/^"'=cmd","","active","12.50","20.00","3.00","2.00","1.00","0.00","shared_device"/);
  expect(third).toContain('"banned"');
  expect(lastQuery('identity', '/internal/directory')).toMatchObject({ filter: 'active', sort: 'username', limit: '200' });
});

test('counts who was here within 1, 6, 12 or 24 hours', async () => {
  for (const hours of [1, 6, 12, 24])
    expect((await site.moderator.call('GET', `/api/admin/active-users?hours=${hours}`)).json()).toEqual({ count: hours });
  expect((await site.moderator.call('GET', '/api/admin/active-users')).json()).toEqual({ count: 24 });
  for (const hours of ['2', '0', 'x'])
    expect((await site.moderator.call('GET', `/api/admin/active-users?hours=${hours}`)).statusCode).toBe(400);
});

describe('the counts of its filters', () => {
  const exactly = (total: number) => ({ total, totalIsExact: true });
  const count = async () => (await site.moderator.call('GET', '/api/admin/users/counts')).json();
  beforeAll(() => {
    const debtors = { members: [], nextCursor: null, ...exactly(23) };
    site.peers.wallet.answer((call) => (call.url.startsWith('/internal/members?') ? { status: 200, body: debtors } : wallet(call)));
  });
  afterAll(() => site.peers.wallet.answer(wallet));

  test('are what each list finds; a ban changes two', async () => {
    expect(await count()).toEqual({
      all: exactly(100_000),
      active: exactly(99_999),
      banned: exactly(1),
      debt: exactly(23),
      risk: { total: 1_000, totalIsExact: false },
    });
    Object.assign(members[0] ?? {}, { disabled: true });
    expect(await count()).toMatchObject({ all: exactly(100_000), active: exactly(99_998), banned: exactly(2) });
  });

  test('are there without debts while the wallet is away, and not without identity', async () => {
    site.peers.wallet.answer(() => ({ status: 500, body: {} }));
    expect(await count()).toMatchObject({ all: exactly(100_000), debt: null });
    site.peers.identity.answer(() => ({ status: 500, body: {} }));
    expect((await site.moderator.call('GET', '/api/admin/users/counts')).statusCode).toBe(503);
    site.peers.identity.answer(identityOf(members));
  });
});

test('is for operators', async () => {
  for (const url of [
    '/api/admin/users',
    '/api/admin/users/counts',
    '/api/admin/users.csv',
    '/api/admin/active-users',
    `/api/admin/members/${members[0]?.id}`,
  ])
    expect((await site.visitor.call('GET', url)).statusCode).toBe(401);
});
