import { afterAll, beforeAll, expect, test } from 'vitest';
import { PayoutCounter } from '../../src/payouts/count-payouts.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
/**
 * Prices of the withdrawals, the oldest first; of members a_first, B_second, c%third, with one test withdrawal beside.
 */
const PRICES = [300, 100, 200];
const ids: string[] = [];

beforeAll(async () => {
  wallet = await startWallet();
  for (const [index, username] of ['a_first', 'B_second', 'c%third'].entries()) {
    const { id, member, passId } = await wallet.held(PRICES[index] ?? 0);
    ids.push(id);
    if (index === 1) wallet.platform.buyAsBot(passId, PRICES[index] ?? 0);
    await wallet.service.kit.database('members').insert({ member_id: member.id, username });
  }
  const tester = await wallet.member(10_000);
  const pass = wallet.pass(tester, 100);
  const body = { amount: '100', experienceId: '1', placeId: '2', experienceName: 'World', gamepassId: String(pass.id) };
  await wallet.as(tester).post('/api/test-withdraw', body);
  await wallet.process(String(ids[1]), { status: 'completed' });
});
afterAll(() => wallet.remove());

const list = async (query = '') =>
  (await wallet.operator('GET', `/api/admin/withdrawals?${query}`, undefined, { role: 'moderator' })).json();
const found = async (query: string) => (await list(query)).withdrawals.map((each: { id: string }) => ids.indexOf(each.id));

test('is the queue by age, each with its member’s name; test ones are a list of their own', async () => {
  const { withdrawals, total, nextCursor } = await list();
  expect(withdrawals.map((each: { username: string }) => each.username)).toEqual(['a_first', 'B_second', 'c%third']);
  expect([total, nextCursor]).toEqual([3, null]);
  const tests = await list('type=test');
  expect(tests).toMatchObject({ total: 0, withdrawals: [], testTotal: 1, testWithdrawals: [{ type: 'test', amount: '100.00' }] });
  expect(await list('type=normal')).toMatchObject({ total: 3, testTotal: 0, testWithdrawals: [] });
});

test.each([
  ['sort=-createdAt', [2, 1, 0]],
  ['sort=amount', [1, 2, 0]],
  ['sort=-amount', [0, 2, 1]],
  ['sort=username', [0, 1, 2]],
  ['status=pending', [0, 2]],
  ['status=completed', [1]],
  ['status=failed', []],
  ['payoutState=paid', [1]],
  ['payoutState=held&status=completed', []],
  ['search=SECOND', [1]],
  ['search=%25th', [2]],
  ['search=b_s', [1]],
  ['search=c', [2]],
  ['search=irst', [0]],
])('%s', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
  expect((await list(query)).total).toBe(expected.length);
});

test('those of one member, and those that wait since before an instant', async () => {
  const { withdrawals } = await list();
  expect(await found(`memberId=${withdrawals[1].userId}`)).toEqual([1]);
  const { database } = wallet.service.kit;
  await database('withdrawals')
    .where({ id: ids[0] })
    .update({ created_at: database.raw("created_at - interval '25 hours'") });
  expect([await found('overHours=24'), await found('overHours=26')]).toEqual([[0], []]);
  await database('withdrawals')
    .where({ id: ids[0] })
    .update({ created_at: database.raw("created_at + interval '25 hours'") });
});

test('has what an operator looks at first: the balance, and what identity knows, which may be away', async () => {
  const [first] = (await list()).withdrawals;
  expect(first).toMatchObject({ balance: '0.00', debt: '0.00', disabled: false, riskSigns: ['shared_device'] });
  expect(first).not.toHaveProperty('cancellable');
  await wallet.identity.stop();
  expect((await list()).withdrawals).toMatchObject([{ balance: '0.00', disabled: null, riskSigns: null }, {}, {}]);
  await wallet.identity.start();
});

test('is a file too, safe in spreadsheets', async () => {
  const { database } = wallet.service.kit;
  const named = (username: string) =>
    database('members')
      .where({ username })
      .update({ username: username === '=cmd' ? 'a_first' : '=cmd' });
  await named('a_first');
  const file = await wallet.operator('GET', '/api/admin/withdrawals.csv?status=pending', undefined, { role: 'moderator' });
  await named('=cmd');
  expect(file.headers).toMatchObject({ 'content-disposition': 'attachment; filename="facet-withdrawals.csv"' });
  expect(file.body.split('\r\n')).toHaveLength(4);
  expect(file.body).toMatch(/,"'=cmd","300\.00","held","normal",/);
  expect((await wallet.operator('GET', '/api/admin/withdrawals.csv?type=test')).body).toContain('"100.00","held","test"');
});

test('tells one with its tries', async () => {
  expect((await wallet.operator('GET', `/api/admin/withdrawals/${ids[1]}`)).json()).toMatchObject({
    withdrawal: { id: ids[1], payoutState: 'paid' },
    purchaseDetails: { kind: 'hand' },
    attempts: [{ by: 'ada', outcome: 'bought' }],
  });
  expect((await wallet.operator('GET', '/api/admin/withdrawals/x')).statusCode).toBe(404);
});

test('finds one by its id', async () => {
  expect(await found(`search=${ids[2]}`)).toEqual([2]);
});

test.each(['createdAt', '-createdAt', 'amount', '-amount', 'username', '-username'])('pages by %s without a gap', async (sort) => {
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: { withdrawals: { id: string }[]; nextCursor: string | null } = await list(
      `sort=${sort}&limit=1${cursor ? `&cursor=${cursor}` : ''}`,
    );
    seen.push(...page.withdrawals.map(({ id }) => ids.indexOf(id)));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(await found(`sort=${sort}`));
});

const written = (value: unknown) => `cursor=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
test.each([
  'sort=state',
  'limit=0',
  'limit=1000',
  'status=x',
  'payoutState=x',
  'overHours=0',
  'memberId=x',
  'other=1',
  'search=%00',
  'cursor=abc',
  written(['x', 'y']),
  written([1, 2]),
  written(["1'--", ids[0]]),
])('refuses ?%s', async (query) => {
  expect((await wallet.operator('GET', `/api/admin/withdrawals?${query}`)).statusCode).toBe(400);
});

test('tells what happened on each day, and what is held', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const answer = (await wallet.internal('admin', 'GET', `/internal/stats/payouts?from=${today}&to=${today}`)).json();
  expect(answer).toEqual({
    held: '600.00',
    days: [{ day: today, requested: '700.00', requestedCount: 4, paid: '100.00', paidCount: 1, returned: '0.00', returnedCount: 0 }],
  });
  for (const range of ['from=2026-01-02&to=2026-01-01', 'from=2020-01-01&to=2026-01-01', 'from=x&to=y']) {
    expect((await wallet.internal('admin', 'GET', `/internal/stats/payouts?${range}`)).statusCode).toBe(400);
  }
});

test('counts each list as long as it is, and what has changed at once where it is open', async () => {
  const lists = {
    pending: 'status=pending',
    unknown: 'payoutState=unknown',
    completed: 'status=completed',
    failed: 'status=failed',
    test: 'type=test',
  };
  const totals = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(lists).map(async ([name, query]) => [name, (await list(query))[name === 'test' ? 'testTotal' : 'total']]),
      ),
    );
  const ask = async () => (await wallet.operator('GET', '/api/admin/withdrawals/counts')).json();

  expect(await ask()).toEqual({ pending: 2, unknown: 0, completed: 1, failed: 0, test: 1 });
  await wallet.process(String(ids[0]), { status: 'failed', rejectionReason: 'Not for sale' });
  expect((await ask()).pending).toBe(1);
  expect((await wallet.operator('GET', '/api/admin/withdrawals/waiting')).json()).toEqual({ count: 1 });
  const { database } = wallet.service.kit;
  expect(await new PayoutCounter(database).read()).toEqual({ pending: 1, unknown: 0, completed: 1, failed: 1, test: 1 });
  await database('withdrawals')
    .where({ id: String(ids[2]) })
    .update({ state: 'unknown' });
  const counted = await new PayoutCounter(database).read();
  expect(counted).toEqual({ pending: 1, unknown: 1, completed: 1, failed: 1, test: 1 });
  expect(counted).toEqual(await totals());
});
