import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
/** Earned in August, September (nothing in October) and November; bet, won and got a stake back, holds 100. */
let member: FakeMember;

const transfer = (caller: string, ...transfers: object[]) => wallet.internal(caller, 'POST', '/internal/transfers', { transfers });
const house = { account: 'house' };

beforeAll(async () => {
  wallet = await startWallet();
  member = await wallet.member();
  await transfer('earn', credit(member, 20_000, { reason: '=HYPERLINK("https://evil.example")' }));
  await transfer('earn', credit(member, 300, { type: 'promo', account: 'promo', reason: 'Code "A", B' }));
  await transfer('games', { ...credit(member, 500), ...house, direction: 'debit', type: 'bet', reason: '+1' });
  await transfer('games', { ...credit(member, 500), ...house, type: 'refund', reason: '-2+3' });
  await transfer('social', { ...credit(member, 700), account: 'events', type: 'refund', reason: '@sum' });
  await wallet.held(100, member);
  // rows only grow: the clock of the past is set by a hand that is not ours
  const months = ['2026-08-31T23:59:59.999999Z', '2026-09-01T00:00:00Z', '2026-11-01T00:00:00Z'];
  for (const [index, at] of months.entries()) {
    await wallet.service.kit.database.raw(
      `set session_replication_role = replica; update transfers set created_at = '${at}' where member_id = '${member.id}' and seq = ${index + 1}; set session_replication_role = default`,
    );
  }
  await wallet.service.kit.database.raw(
    `set session_replication_role = replica; update transfers set created_at = '2026-11-02T00:00:00Z' where member_id = '${member.id}' and seq > 3; set session_replication_role = default`,
  );
});
afterAll(() => wallet.remove());

const list = async (query: string) => (await wallet.as(member).get(`/api/user/transactions?${query}`)).json().transactions;
const reasons = async (query: string) => (await list(query)).map((line: { reason: string }) => line.reason);

test.each([
  ['month=2026-08', ['=HYPERLINK("https://evil.example")']],
  ['month=2026-09', ['Code "A", B']],
  ['month=2026-10', []],
  ['month=2026-07', []],
  ['month=2026-12', []],
  ['category=promo', ['Code "A", B']],
  ['category=game', ['-2+3', '+1']],
  ['category=other', ['@sum']],
  ['category=earn&month=2026-09', []],
  ['type=refund', ['@sum', '-2+3']],
  ['type=refund&month=2026-11&category=game', ['-2+3']],
  ['type=none', []],
])('?%s', async (query, expected) => {
  expect(await reasons(query)).toEqual(expected);
});

test('a month’s pages go on within it', async () => {
  const first = (await wallet.as(member).get('/api/user/transactions?month=2026-11&limit=3')).json();
  const second = (await wallet.as(member).get(`/api/user/transactions?month=2026-11&limit=3&cursor=${first.nextCursor}`)).json();
  expect([first.transactions.length, second.transactions.length, second.nextCursor]).toEqual([3, 1, null]);
});

test('says where each line came from', async () => {
  const [held, , , , promo] = await list('');
  expect(held).toMatchObject({ source: 'wallet', reference: expect.stringMatching(/^withdrawal:/), account: 'payouts:held', undo: false });
  expect(promo).toMatchObject({ source: 'earn', account: 'promo', reason: 'Code "A", B', debtAfter: '0.00' });
});

test.each(['month=2026-13', 'month=1999-01', 'month=2026-1', 'category=none', "type=';--", 'month=2026-11%00'])(
  'refuses ?%s',
  async (query) => {
    expect((await wallet.as(member).get(`/api/user/transactions?${query}`)).statusCode).toBe(400);
  },
);

test('the summary has the balance, what is held and for what, and the months with lines', async () => {
  expect((await wallet.as(member).get('/api/user/transactions/summary')).json()).toMatchObject({
    balance: '110.00',
    held: '100.00',
    debt: '0.00',
    months: ['2026-11', '2026-09', '2026-08'],
    pending: [{ amount: '100.00', payoutState: 'held', type: 'normal' }],
  });
  const nobody = await wallet.member();
  expect((await wallet.as(nobody).get('/api/user/transactions/summary')).json()).toMatchObject({
    balance: '0.00',
    months: [],
    pending: [],
  });
});

test('the file has the same lines, and no text in it is a formula', async () => {
  const answer = await wallet.as(member).get('/api/user/transactions.csv');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="facet-statement-all.csv"',
  });
  const lines = answer.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe(
    '\u{feff}"Date (UTC)","Type","Category","Description","Amount R$","Balance after R$","Debt after R$","Source","Reference","Id"',
  );
  expect(lines[1]).toContain('"-100.00"');
  expect(lines[5]).toContain('"Code ""A"", B"');
  expect(lines[6]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  for (const formula of ["'+1", "'-2+3", "'@sum"]) expect(answer.body).toContain(`"${formula}"`);
  const september = await wallet.as(member).get('/api/user/transactions.csv?month=2026-09');
  expect(september.body.trimEnd().split('\r\n')).toHaveLength(2);
  expect((await wallet.service.public.inject('/api/user/transactions.csv')).statusCode).toBe(401);
});

test('a long statement comes whole', async () => {
  const busy = await wallet.member();
  for (let part = 0; part < 3; part++) await transfer('earn', ...Array.from({ length: 400 }, () => credit(busy, 1, { key: uuidv7() })));
  const { body } = await wallet.as(busy).get('/api/user/transactions.csv');
  expect(body.trimEnd().split('\r\n')).toHaveLength(1_201);
});
