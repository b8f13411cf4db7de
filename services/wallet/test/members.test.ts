import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { rankMembers } from '../src/members/rank-members.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

let wallet: TestWallet;
/** With 300, 100 and 200, and one who never moved money. */
let members: FakeMember[];

beforeAll(async () => {
  wallet = await startWallet();
  members = [await wallet.member(30_000), await wallet.member(10_000), await wallet.member(20_000), await wallet.member()];
  const events = ['Anna', 'bert', 'CARLA_x', 'dora'].map((username, index) => ({
    specversion: '1.0',
    id: uuidv7(),
    source: '/identity',
    subject: 'x',
    datacontenttype: 'application/json',
    type: 'rewards.identity.member.registered.v1',
    time: new Date().toISOString(),
    data: { memberId: members[index]?.id, username },
  }));
  for (const event of events) {
    await wallet.internal('identity', 'POST', '/internal/events', event);
  }
  const bet = { ...credit({ id: String(members[0]?.id) }, 5_000), direction: 'debit', type: 'bet', account: 'house' };
  await wallet.internal('games', 'POST', '/internal/transfers', { transfers: [bet] });
  await wallet.internal('games', 'POST', '/internal/transfers', {
    transfers: [{ ...bet, key: uuidv7(), direction: 'settle', type: 'bet_lost', settles: bet.key }],
  });
  await inOrder('sort=-lost&limit=1', ['Anna']);
});
afterAll(() => wallet.remove());

const list = async (query = '') => (await wallet.internal('admin', 'GET', `/internal/members?${query}`)).json();
const names = async (query: string) => (await list(query)).members.map(({ username }: { username: string }) => username);

/** The order follows the money a moment later; the service's own job may be at it. */
const inOrder = (query: string, expected: string[]) =>
  until(`members of ?${query} are ${expected.join()}`, async () => {
    await rankMembers(wallet.service.kit.database);
    return (await names(query)).join() === expected.join();
  });

test.each([
  ['', ['Anna', 'CARLA_x', 'bert', 'dora']],
  ['sort=balance', ['dora', 'bert', 'CARLA_x', 'Anna']],
  ['sort=-wagered&limit=1', ['Anna']],
  ['sort=username', ['Anna', 'bert', 'CARLA_x', 'dora']],
  ['search=A&sort=username', ['Anna']],
  ['sort=-balance&atLeast=200', ['Anna', 'CARLA_x']],
  ['sort=balance&atLeast=200.01', ['Anna']],
  ['sort=-totalEarned&atLeast=1000', []],
  ['search=_', []],
  ['search=a_X', ['CARLA_x']],
  ['search=RL', []],
  ['search=%25', []],
])('members by their money: ?%s', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('pages without a gap where many have the same', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { members: { username: string }[]; nextCursor: string | null; total: number; totalIsExact: boolean } = await list(
      `sort=-debt&limit=1${cursor ? `&cursor=${cursor}` : ''}`,
    );
    seen.push(...page.members.map(({ username }) => username));
    expect([page.total, page.totalIsExact]).toEqual([4, true]);
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen.toSorted()).toEqual(['Anna', 'CARLA_x', 'bert', 'dora']);
});

test('the order follows the money, the figures are of now', async () => {
  const dora = String(members[3]?.id);
  await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit({ id: dora }, 50_000)] });
  expect((await list(`search=${dora}`)).members).toMatchObject([{ username: 'dora', balance: '500.00' }]);
  await inOrder('limit=2', ['dora', 'Anna']);
  await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit({ id: dora }, 60_000, { key: 'to-be-reversed' })] });
  await wallet.internal('social', 'POST', '/internal/transfers', {
    transfers: [{ ...credit({ id: dora }, 105_000), direction: 'debit', type: 'event_fee', account: 'events' }],
  });
  await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: dora, key: 'to-be-reversed' });
  await inOrder('filter=debt', ['dora']);
  expect((await list('filter=debt')).members).toMatchObject([{ debt: '550.00', balance: '0.00' }]);
});

test('who is banned is a list of its own', async () => {
  const event = {
    specversion: '1.0',
    id: uuidv7(),
    source: '/identity',
    subject: 'x',
    datacontenttype: 'application/json',
    type: 'rewards.identity.member.disabled.v1',
    time: new Date().toISOString(),
    data: { memberId: members[1]?.id },
  };
  await wallet.internal('identity', 'POST', '/internal/events', event);
  expect(await names('filter=banned')).toEqual(['bert']);
  expect((await names('filter=active')).toSorted()).toEqual(['Anna', 'CARLA_x', 'dora']);
});

test('is not counted for who does not ask', async () => {
  expect(await list('withTotal=false')).toMatchObject({ total: 0, totalIsExact: false });
  expect((await list('withTotal=true')).total).toBe(4);
});

const ofMember = (part: string) =>
  wallet.operator('GET', `/api/admin/money/of-member/${members[0]?.id}${part}`, undefined, { role: 'moderator' });

test('one member’s money in the words of the operators’ list', async () => {
  expect((await ofMember('')).json()).toEqual({
    balance: '250.00',
    totalEarned: '300.00',
    debt: '0.00',
    held: '0.00',
    wageredBalance: '50.00',
    winnedBalance: '0.00',
    lostBalance: '50.00',
  });
});

test('what came into one member’s balance and what left it, day by day', async () => {
  const { days } = (await ofMember('/figures')).json();
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), in: '300.00', out: '50.00' });
  expect(days[0]).toMatchObject({ in: '0.00', out: '0.00' });
});

test('one member’s transfers, as they see them', async () => {
  const transfers = (query: string) => ofMember(`/transactions?${query}`);
  const first = (await transfers('limit=1')).json();
  expect(first.transactions).toMatchObject([{ type: 'bet', amount: '-50.00', balanceAfter: '250.00' }]);
  expect((await transfers(`cursor=${first.nextCursor}`)).json()).toMatchObject({
    transactions: [{ type: 'wall_credit' }],
    nextCursor: null,
  });
  expect((await transfers('category=earn')).json().transactions).toHaveLength(1);
});

test('many balances in one call, in the order asked for; unknown ones are zero', async () => {
  const memberIds = [members[1]?.id, uuidv7(), members[0]?.id];
  const answer = await wallet.internal('earn', 'POST', '/internal/balances', { memberIds });
  expect(answer.json().balances).toMatchObject([
    { memberId: memberIds[0], balance: '100.00', totalEarned: '100.00' },
    { memberId: memberIds[1], balance: '0.00' },
    { memberId: memberIds[2], balance: '250.00', lost: '50.00' },
  ]);
  for (const wrong of [{ memberIds: ['x'] }, { memberIds: Array.from({ length: 201 }, () => uuidv7()) }, {}]) {
    expect((await wallet.internal('earn', 'POST', '/internal/balances', wrong)).statusCode).toBe(400);
  }
});

test('is for operators', async () => {
  expect((await wallet.internal('earn', 'GET', '/internal/members')).statusCode).toBe(403);
  for (const part of ['', '/transactions', '/figures']) {
    expect((await ofMember(part)).statusCode).toBe(200);
    const asked = { method: 'GET', url: `/api/admin/money/of-member/${members[0]?.id}${part}` } as const;
    expect((await wallet.service.public.inject(asked)).statusCode).toBe(401);
  }
});
