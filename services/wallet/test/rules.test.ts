import { TimeIsOver } from '@facet/service-kit/outward';
import { describe, expect, test } from 'vitest';
import { addTransfer, fromWalls, houseResult, nothing, otherwise, type Flow } from '../src/money/flow-rules.ts';
import { purchaseOutcomeOf } from '../src/platform/purchase-outcome.ts';

type Moved = Parameters<typeof addTransfer>[1];

describe('what a bucket of money counts', () => {
  const move = (type: string, debitAccount: string, creditAccount: string, amount = 100n, undo = false): Moved => ({
    type,
    debitAccount,
    creditAccount,
    amount,
    undo,
  });
  /** What is not zero. */
  const counted = (...moved: Moved[]): object => {
    const flow = nothing();
    for (const each of moved) addTransfer(flow, each);
    const { walls, ...sums } = flow;
    const rest = Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0n));
    return walls.size > 0 ? { walls: Object.fromEntries(walls), ...rest } : rest;
  };

  test('a wall’s credits by wall, less what it took back, to the balance or to a debt', () => {
    expect(counted(move('wall_credit', 'wall:a', 'available', 300n), move('wall_credit', 'wall:b', 'available'))).toEqual({
      walls: { a: 300n, b: 100n },
      balances: 400n,
    });
    expect(counted(move('wall_credit', 'wall:a', 'available'), move('wall_credit', 'debt', 'wall:a', 250n, true))).toEqual({
      walls: { a: -150n },
      balances: 100n,
      debts: 250n,
    });
    expect(counted(move('wall_credit', 'wall:a', 'debt', 70n))).toEqual({ walls: { a: 70n }, debts: -70n });
  });

  test.each([
    ['social_task', 'tasks'],
    ['promo', 'promos'],
    ['daily_bonus', 'rewards'],
    ['weekly_challenge', 'rewards'],
    ['referral_reward', 'rewards'],
    ['referral_bonus', 'referrals'],
    ['event_prize', 'events'],
    ['welcome_bonus', 'welcome'],
    ['adjustment', 'adjustments'],
  ])('%s under %s, and off it when it is taken back', (type, sum) => {
    const account = 'a system account';
    expect(counted(move(type, account, 'available'))).toEqual({ [sum]: 100n, balances: 100n });
    expect(counted(move(type, account, 'available'), move(type, 'available', account, 40n, true))).toEqual({ [sum]: 60n, balances: 60n });
  });

  test('fees of giveaways against their prizes, and fees that are given back', () => {
    expect(counted(move('event_fee', 'available', 'events'))).toEqual({ events: -100n, balances: -100n });
    expect(counted(move('refund', 'events', 'available'))).toEqual({ events: 100n, balances: 100n });
  });

  test('stakes and what games paid or gave back', () => {
    const played = [
      move('bet', 'available', 'house'),
      move('game_win', 'house', 'available', 60n),
      move('refund', 'house', 'available', 5n),
    ];
    expect(counted(...played)).toEqual({ staked: 100n, won: 65n, balances: -35n });
  });

  test('what is held, what was paid out, and what of it was undone', () => {
    const held = move('withdrawal', 'available', 'payouts:held');
    expect(counted(held)).toEqual({ balances: -100n, held: 100n });
    expect(counted(held, move('withdrawal', 'payouts:held', 'available', 100n, true))).toEqual({});
    const payout = move('payout', 'payouts:held', 'payouts:paid');
    expect(counted(held, payout)).toEqual({ balances: -100n, paidOut: 100n });
    expect(counted(payout, move('payout', 'payouts:paid', 'payouts:held', 40n, true))).toEqual({ held: -60n, paidOut: 60n });
  });

  test('a debt that a credit pays off moves between the member’s own accounts', () => {
    expect(counted(move('wall_credit', 'available', 'debt', 30n))).toEqual({ balances: -30n, debts: -30n });
  });

  test('a type that is unknown changes the balances only', () => {
    expect(counted(move('of tomorrow', 'somewhere', 'available'), move('refund', 'elsewhere', 'available'))).toEqual({ balances: 200n });
  });

  test('its sums', () => {
    const flow: Flow = {
      ...nothing(),
      walls: new Map([
        ['a', 1n],
        ['b', 20n],
      ]),
      tasks: 1n,
      promos: 20n,
      rewards: 300n,
      referrals: 4_000n,
      events: 50_000n,
      welcome: 600_000n,
      adjustments: 7_000_000n,
      staked: 90n,
      won: 65n,
    };
    expect([fromWalls(flow), otherwise(flow), houseResult(flow)]).toEqual([21n, 7_654_321n, 25n]);
    expect([...nothing().walls, fromWalls(nothing()), otherwise(nothing())]).toEqual([0n, 0n]);
  });
});

describe('what came of a call to buy', () => {
  const outcome = (status: number, answer: unknown = '', headers: Record<string, string> = {}) =>
    purchaseOutcomeOf(
      Promise.resolve({ status, headers: new Headers(headers), text: typeof answer === 'string' ? answer : JSON.stringify(answer) }),
    );
  const failed = (error: unknown) => purchaseOutcomeOf(Promise.reject(error as Error));
  const failedBecause = (code: string) => failed(new TypeError('fetch failed', { cause: Object.assign(new Error('why'), { code }) }));

  test('it was bought, or refused for a reason that the platform documents', async () => {
    expect(await outcome(200, { purchased: true, reason: 'Success' })).toEqual({ kind: 'bought' });
    expect(await outcome(200, { purchased: true })).toEqual({ kind: 'bought' });
    for (const reason of ['AlreadyOwned', 'NotForSale', 'PriceChanged', 'SellerChanged', 'InsufficientFunds'])
      expect(await outcome(200, { purchased: false, reason })).toEqual({ kind: 'refused', reason });
  });

  test.each([
    ['a refusal of another kind', { purchased: false, reason: 'FloodCheck' }, 'a refusal that is not documented: FloodCheck'],
    ['without a reason', { purchased: false }, 'a refusal that is not documented: no reason given'],
    ['with one that is null', { purchased: false, reason: null }, 'a refusal that is not documented: no reason given'],
    ['with a text for one', { purchased: false, reason: 'a b' }, 'a refusal that is not documented: no reason given'],
    ['with a long one', { purchased: false, reason: 'a'.repeat(61) }, 'a refusal that is not documented: no reason given'],
    ['no word of a purchase', { reason: 'Success' }, 'an answer that nobody understands'],
    ['a word for yes', { purchased: 'true' }, 'an answer that nobody understands'],
    ['no JSON', '<html>', 'an answer that nobody understands'],
    ['nothing', '', 'an answer that nobody understands'],
  ])('nobody knows: %s', async (_what, answer, why) => {
    expect(await outcome(200, answer)).toEqual({ kind: 'unknown', why });
  });

  test('it was not even begun: signed out, challenged, a handshake or a pause first', async () => {
    expect(await outcome(401)).toEqual({ kind: 'signed_out' });
    expect(await outcome(403, '', { 'rblx-challenge-id': 'c', 'x-csrf-token': 't' })).toEqual({ kind: 'challenged' });
    expect(await outcome(403, '', { 'x-csrf-token': 'a token'.replace(' ', '-') })).toEqual({ kind: 'handshake', csrfToken: 'a-token' });
    expect(await outcome(429, '', { 'retry-after': '7' })).toEqual({ kind: 'rate_limited', retryAfterSeconds: 7 });
    expect(await outcome(429)).toEqual({ kind: 'rate_limited', retryAfterSeconds: 5 });
  });

  test.each([
    [403, {}],
    [403, { 'x-csrf-token': 'a token' }],
    [403, { 'x-csrf-token': 'a'.repeat(201) }],
    [201, {}],
    [400, { 'rblx-challenge-id': 'c', 'x-csrf-token': 't' }],
    [408, {}],
    [409, {}],
    [499, {}],
    [500, {}],
    [503, { 'retry-after': '7' }],
  ])('nobody knows: HTTP %i with %o', async (status, headers) => {
    expect(await outcome(status, { purchased: true }, headers)).toEqual({ kind: 'unknown', why: `HTTP ${status}` });
  });

  test('no answer: nobody knows, but where no connection came about or the time was over before', async () => {
    expect(await failedBecause('ECONNREFUSED')).toEqual({ kind: 'not_sent' });
    expect(await failedBecause('ECONNRESET')).toEqual({ kind: 'unknown', why: 'TypeError' });
    expect(await failed(new TimeIsOver())).toEqual({ kind: 'too_late' });
    expect(await failed(new DOMException('over', 'TimeoutError'))).toEqual({ kind: 'unknown', why: 'TimeoutError' });
    expect(await failed('a text')).toEqual({ kind: 'unknown', why: 'no answer' });
  });
});
