import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { credit, startWallet, type TestWallet } from './support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

const transfer = (caller: string, ...transfers: object[]) => wallet.internal(caller, 'POST', '/internal/transfers', { transfers });
const debit = (member: { id: string }, amount: string, change: object = {}) => ({
  ...credit(member, 0),
  direction: 'debit',
  account: 'house',
  type: 'bet',
  amount,
  ...change,
});
const balance = async (member: { id: string }) => (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();

describe('transfers', () => {
  test('are decided in their order, each with its own outcome', async () => {
    const member = await wallet.member();
    expect((await transfer('earn', credit(member, 1_250))).json()).toEqual({
      results: [{ status: 'ok', id: expect.stringMatching(/^[0-9a-f-]{36}$/), balanceAfter: '12.50', totalEarned: '12.50' }],
    });
    const answer = await transfer('games', debit(member, '10'), debit(member, '10'), debit(member, '2.5'));
    expect(answer.json().results.map((result: { status: string }) => result.status)).toEqual(['ok', 'insufficient', 'ok']);
    expect(await balance(member)).toEqual({
      balance: '0.00',
      totalEarned: '12.50',
      debt: '0.00',
      held: '0.00',
      wagered: '12.50',
      won: '0.00',
      lost: '0.00',
    });
  });

  test('answer a repetition as the first time, another amount under the key not at all', async () => {
    const member = await wallet.member();
    const first = credit(member, 700);
    const [once] = (await transfer('earn', first)).json().results;
    await transfer('earn', credit(member, 100));
    const [again, other] = (await transfer('earn', { ...first, reason: 'told otherwise' }, { ...first, amount: '8' })).json().results;
    expect(again).toEqual({ ...once, status: 'duplicate' });
    expect(other).toMatchObject({ status: 'key_reused' });
    expect(await balance(member)).toMatchObject({ balance: '8.00' });
  });

  test('of one key are one for each caller', async () => {
    const member = await wallet.member();
    const key = uuidv7();
    await transfer('earn', credit(member, 100, { key }));
    expect(
      (await transfer('games', { ...credit(member, 100, { key }), type: 'game_win', account: 'house' })).json().results[0].status,
    ).toBe('ok');
    expect(await balance(member)).toMatchObject({ balance: '2.00', totalEarned: '1.00', won: '1.00' });
  });

  test('that need earnings are refused below them, whatever the balance', async () => {
    const member = await wallet.member();
    await transfer('identity', { ...credit(member, 5_000), type: 'welcome_bonus', account: 'house' });
    await transfer('earn', credit(member, 1_499));
    const bet = debit(member, '1', { minTotalEarned: '15' });
    expect((await transfer('games', bet)).json().results[0]).toMatchObject({ status: 'requirement', id: null });
    await transfer('earn', credit(member, 1));
    expect((await transfer('games', bet)).json().results[0]).toMatchObject({ status: 'ok' });
  });

  test('that are settled leave the balance and count what was lost', async () => {
    const member = await wallet.member(1_000);
    const stake = debit(member, '4');
    await transfer('games', stake);
    await transfer('games', { ...stake, key: uuidv7(), direction: 'settle', type: 'bet_lost', settles: stake.key });
    expect(await balance(member)).toMatchObject({ balance: '6.00', wagered: '4.00', lost: '4.00' });
  });

  test('with one bad item among 50 good ones: the 50 succeed', async () => {
    const member = await wallet.member();
    for (const bad of [
      { key: 'a\0b' },
      { amount: '99999999999999' },
      { amount: '0' },
      { amount: '-1' },
      { amount: '1.005' },
      { reason: '\ud800' },
      { memberId: 'x' },
      { key: '' },
    ]) {
      const items = Array.from({ length: 51 }, (_, index) => credit(member, 1, index === 30 ? bad : {}));
      const results: { status: string }[] = (await transfer('earn', ...items)).json().results;
      expect(results.map((result) => result.status)).toEqual(items.map((_, index) => (index === 30 ? 'invalid' : 'ok')));
    }
    expect(await balance(member)).toMatchObject({ balance: '4.00' });
  });
});

describe('undoing', () => {
  const undo = (caller: string, how: 'void' | 'reverse', memberId: string, key: string) =>
    wallet.internal(caller, 'POST', `/internal/transfers/${how}`, { memberId, key });

  test('a void that comes before its debit refuses it', async () => {
    const member = await wallet.member(1_000);
    const bet = debit(member, '4');
    expect((await undo('games', 'void', member.id, bet.key)).json()).toMatchObject({ status: 'ok', id: null });
    expect((await transfer('games', bet)).json().results[0]).toMatchObject({ status: 'cancelled' });
    expect(await balance(member)).toMatchObject({ balance: '10.00', wagered: '0.00' });
  });

  test('a reversal that comes before its credit cancels it', async () => {
    const member = await wallet.member();
    const earned = credit(member, 500);
    expect((await undo('earn', 'reverse', member.id, earned.key)).json()).toMatchObject({ status: 'ok' });
    expect((await transfer('earn', earned)).json().results[0]).toMatchObject({ status: 'cancelled' });
    expect(await balance(member)).toMatchObject({ balance: '0.00', totalEarned: '0.00', debt: '0.00' });
  });

  test('one may only touch one’s own keys', async () => {
    const member = await wallet.member();
    const earned = credit(member, 500);
    await transfer('earn', earned);
    await undo('social', 'reverse', member.id, earned.key);
    expect(await balance(member)).toMatchObject({ balance: '5.00' });
  });

  const credits: [type: string, caller: string, account: string][] = [
    ['wall_credit', 'earn', 'wall:b'],
    ['social_task', 'earn', 'house'],
    ['promo', 'earn', 'promo'],
    ['daily_bonus', 'earn', 'house'],
    ['weekly_challenge', 'earn', 'house'],
    ['referral_reward', 'earn', 'house'],
    ['event_prize', 'social', 'events'],
    ['referral_bonus', 'social', 'referral'],
    ['game_win', 'games', 'house'],
    ['refund', 'games', 'house'],
    ['refund', 'social', 'events'],
    ['welcome_bonus', 'identity', 'house'],
  ];
  test.each(credits)('a debt is paid first by %s of %s', async (type, caller, account) => {
    const member = await wallet.member();
    const earned = credit(member, 1_000);
    await transfer('earn', earned);
    await transfer('games', debit(member, '7'));
    expect((await undo('earn', 'reverse', member.id, earned.key)).json()).toMatchObject({
      status: 'ok',
      balanceAfter: '0.00',
      totalEarned: '0.00',
    });
    expect(await balance(member)).toMatchObject({ balance: '0.00', debt: '7.00' });
    const paid = await transfer(caller, { ...credit(member, 300), type, account }, { ...credit(member, 600), type, account });
    expect(paid.json().results.map((result: { balanceAfter: string }) => result.balanceAfter)).toEqual(['0.00', '2.00']);
    expect(await balance(member)).toMatchObject({ balance: '2.00', debt: '0.00' });
  });

  test('a returned hold pays the debt first too', async () => {
    const member = await wallet.member();
    const [earned, bet] = [credit(member, 1_000), debit(member, '7')];
    await transfer('earn', earned);
    await transfer('games', bet);
    await undo('earn', 'reverse', member.id, earned.key);
    await undo('games', 'void', member.id, bet.key);
    expect(await balance(member)).toMatchObject({ balance: '0.00', debt: '0.00', wagered: '0.00' });
  });
});

describe('a caller', () => {
  const forbidden: [caller: string, change: object][] = [
    ['earn', { type: 'adjustment', account: 'adjustments' }],
    ['earn', { account: 'house:lost' }],
    ['earn', { account: 'available' }],
    ['earn', { account: 'payouts:paid' }],
    ['games', { type: 'wall_credit' }],
    ['games', { type: 'bet', account: 'house' }],
    ['social', { type: 'event_prize', account: 'wall:a' }],
    ['identity', { type: 'promo', account: 'promo' }],
    ['admin', { type: 'adjustment', account: 'adjustments' }],
    ['earn', { direction: 'debit', type: 'withdrawal', account: 'payouts:held' }],
  ];
  test.each(forbidden)('%s may not move %j', async (caller, change) => {
    const member = await wallet.member();
    const answer = await transfer(caller, credit(member, 100), credit(member, 100, change));
    expect(answer.statusCode).toBe(403);
    expect(await balance(member)).toMatchObject({ balance: '0.00' });
  });

  test('without a grant, or without a token, gets nowhere', async () => {
    const member = await wallet.member();
    expect((await transfer('gateway', credit(member, 100))).statusCode).toBe(403);
    const bare = await wallet.service.internal.inject({
      method: 'POST',
      url: '/internal/transfers',
      payload: { transfers: [credit(member, 100)] },
    });
    expect(bare.statusCode).toBe(401);
  });
});

test('tells what all have earned together, and what of it was paid out', async () => {
  const stats = async () => (await wallet.internal('identity', 'GET', '/internal/stats')).json();
  const before = await stats();
  const { id, passId } = await wallet.held(100);
  expect(await stats()).toEqual({ totalEarned: (Number(before.totalEarned) + 100).toFixed(2), paidOut: before.paidOut });
  await wallet.payByHand(id, passId);
  expect((await stats()).paidOut).toBe((Number(before.paidOut) + 100).toFixed(2));
});
