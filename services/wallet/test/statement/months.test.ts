import { uuidv7 } from '@facet/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
let member: FakeMember;
const MONTH = new Date().toISOString().slice(0, 7);

const transfer = (caller: string, ...transfers: object[]) => wallet.internal(caller, 'POST', '/internal/transfers', { transfers });
const month = async (which: string, who = member) => (await wallet.as(who).get(`/api/user/transactions/months/${which}`)).json();
const reasons = async (category: string) => {
  const answer = await wallet.as(member).get(`/api/user/transactions?category=${category}`);
  return answer.json().transactions.map(({ reason, amount }: { reason: string; amount: string }) => `${reason} ${amount}`);
};

beforeAll(async () => {
  wallet = await startWallet();
  member = await wallet.member();
  const survey = credit(member, 20_000, { reason: 'A survey' });
  const house = { account: 'house' };
  await transfer('earn', credit(member, 1, { reason: 'Long ago' }), survey);
  await transfer('earn', credit(member, 1_000, { type: 'daily_bonus', account: 'promo', reason: 'Day 1' }));
  await transfer('social', credit(member, 132, { type: 'referral_bonus', account: 'referral', reason: 'A share' }));
  await transfer('games', { ...credit(member, 500, { reason: 'A bet' }), ...house, direction: 'debit', type: 'bet' });
  await transfer('games', { ...credit(member, 310, { reason: 'A win' }), ...house, type: 'game_win' });
  const { id } = await wallet.held(100, member);
  await wallet.as(member).post(`/api/withdraw/${id}/cancel`, {});
  await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: survey.key });
  await wallet.service.kit.database.raw(
    `set session_replication_role = replica; update transfers set created_at = '2026-01-31T23:59:59.999Z' where member_id = '${member.id}' and seq = 1; set session_replication_role = default`,
  );
});
afterAll(() => wallet.remove());

test('a month has what came in, what went out, what games made of it, and what is left, over all its lines', async () => {
  expect(await month(MONTH)).toEqual({ month: MONTH, in: '314.42', out: '305.00', games: '-1.90', net: '9.42' });
});

test('its borders are those of UTC; one without lines is nothing; nobody else’s counts', async () => {
  expect(await month('2026-01')).toEqual({ month: '2026-01', in: '0.01', out: '0.00', games: '0.00', net: '0.01' });
  expect(await month('2026-02')).toMatchObject({ in: '0.00', net: '0.00' });
  expect(await month(MONTH, await wallet.member())).toMatchObject({ in: '0.00', out: '0.00' });
});

test('the sums of a month and its lines agree, however many there are', async () => {
  const busy = await wallet.member();
  for (let part = 0; part < 3; part++) await transfer('earn', ...Array.from({ length: 400 }, () => credit(busy, 1, { key: uuidv7() })));
  expect(await month(MONTH, busy)).toMatchObject({ in: '12.00', net: '12.00' });
});

test.each([
  ['rewards', ['Day 1 10.00']],
  ['referrals', ['A share 1.32']],
  ['taken_back', ['A survey -200.00']],
])('the lines of %s', async (category, expected) => {
  expect(await reasons(category)).toEqual(expected);
});

test.each(['2026-13', '26-01', 'now'])('refuses the month %s', async (which) => {
  expect((await wallet.as(member).get(`/api/user/transactions/months/${which}`)).statusCode).toBe(400);
});
