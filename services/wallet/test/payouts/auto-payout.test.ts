import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runAudit } from '../../src/audit/run-audit.ts';
import type { PurchaseFault } from '../support/platform.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ PLATFORM_DEADLINE_MS: '2000', UNKNOWN_GRACE_MS: '200' })));
afterAll(() => wallet.remove());
afterEach(async () => {
  wallet.platform.failures.clear();
  wallet.platform.purchaseFault = undefined;
  await wallet.operator('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: 'good-cookie' });
});

const auto = (id: string) => wallet.process(id, { status: 'completed', autoPayout: true });
const payout = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json();
const stateOf = async (id: string) => (await payout(id)).withdrawal.payoutState;
const balance = async (member: FakeMember) => (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();
const bought = (passId: number) => wallet.platform.purchases.filter((purchase) => purchase.passId === passId).length;
const clean = async () => expect((await runAudit(wallet.service.kit.database)).findings.filter(({ faults }) => faults > 0)).toEqual([]);

test('buys the gamepass after the handshake, once, and pays what was held', async () => {
  const { id, member, passId } = await wallet.held(250);
  const answer = await auto(id);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    {
      gamepassId: String(passId),
      withdrawal: { status: 'completed', payoutState: 'paid', decidedBy: 'ada' },
      purchaseDetails: { kind: 'bot', price: '250.00', buyerUserId: '999' },
    },
  ]);
  expect(bought(passId)).toBe(1);
  expect(await balance(member)).toMatchObject({ balance: '0.00', held: '0.00' });
  const [line] = (await wallet.as(member).get('/api/withdraw/history')).json().withdrawals;
  expect(line).toMatchObject({ status: 'completed', cancellable: false, processedAt: expect.any(String) });
  await clean();
});

describe('what certainly was not bought stays held, and says why', () => {
  const faults: [PurchaseFault, number, string, RegExp][] = [
    ['rate-limited', 429, 'rate_limited', /rate limited/],
    ['challenge', 503, 'bot_stopped', /challenge/],
    ['signed-out', 503, 'bot_offline', /cookie/],
  ];
  test.each(faults)('%s: %i %s', async (fault, status, code, message) => {
    const { id, member, passId } = await wallet.held(100);
    wallet.platform.purchaseFault = fault;
    const answer = await auto(id);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).toMatch(message);
    expect((await payout(id)).withdrawal).toMatchObject({ status: 'pending', payoutState: 'held', note: answer.json().message });
    expect([bought(passId), (await balance(member)).held]).toEqual([0, '100.00']);
    await clean();
  });

  test('the platform answers 429 before the purchase: rate limited, with when to try again', async () => {
    const { id } = await wallet.held(100);
    wallet.platform.failures.set('product-info', { status: 429, headers: { 'retry-after': '7' } });
    const answer = await auto(id);
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([429, 'rate_limited', '7']);
    expect(await stateOf(id)).toBe('held');
  });

  test.each([
    ['another price', { price: 101 }, /now costs R\$ 101/],
    ['no price', { price: null }, /not for sale/],
    ['another seller', { seller: 5 }, /another account/],
  ])('%s: 409 gamepass_changed, and the platform is not asked to sell', async (_what, change, message) => {
    const { id, passId } = await wallet.held(100);
    Object.assign(wallet.platform.passes.find((pass) => pass.id === passId) ?? {}, change);
    const answer = await auto(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'gamepass_changed']);
    expect(answer.json().message).toMatch(message);
    expect(wallet.platform.calls.filter(({ url }) => url.endsWith(`/${passId + 1_000_000}`))).toEqual([]);
    expect(await stateOf(id)).toBe('held');
  });

  test('a gamepass that the bot owned before: owning is not having paid', async () => {
    const { id, passId } = await wallet.held(100);
    wallet.platform.owned.add(passId);
    const answer = await auto(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'gamepass_already_bought']);
    expect(await stateOf(id)).toBe('held');
  });
});

describe('what nobody knows is neither paid nor refunded', () => {
  const answered202: PurchaseFault[] = ['hang-after-buying', 'cut-after-buying', 'error-after-buying', 'nonsense-after-buying'];
  test.each(answered202)('%s: 202 unknown, found by its purchase and paid, once', async (fault) => {
    const { id, member, passId } = await wallet.held(100);
    wallet.platform.purchaseFault = fault;
    const answer = await auto(id);
    expect([answer.statusCode, answer.json().withdrawal.payoutState]).toEqual([202, 'unknown']);
    await expect.poll(() => stateOf(id)).toBe('paid');
    expect([bought(passId), await balance(member)]).toMatchObject([1, { balance: '0.00', held: '0.00' }]);
    expect((await payout(id)).purchaseDetails).toMatchObject({ purchaseId: `token-${passId}` });
    await clean();
  });

  test.each<PurchaseFault>(['hang', 'error'])(
    '%s: unknown, then held again since it did not happen; tried again it is paid',
    async (fault) => {
      const { id, passId } = await wallet.held(100);
      wallet.platform.purchaseFault = fault;
      expect((await auto(id)).statusCode).toBe(202);
      await expect.poll(() => stateOf(id)).toBe('held');
      wallet.platform.purchaseFault = undefined;
      expect((await auto(id)).statusCode).toBe(200);
      expect(bought(passId)).toBe(1);
      await clean();
    },
  );

  test('while it is unknown it cannot be rejected, cancelled or bought again, and operators see it waiting', async () => {
    const { id, member } = await wallet.held(100);
    wallet.platform.purchaseFault = 'hang-after-buying';
    wallet.platform.failures.set('/transactions', { status: 500 });
    expect((await auto(id)).statusCode).toBe(202);
    wallet.platform.purchaseFault = undefined;
    const refused = [await wallet.process(id, { status: 'failed', rejectionReason: 'no' }), await auto(id)];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(refused[0]?.json()).toMatchObject({ code: 'already_decided', withdrawal: { payoutState: 'unknown' } });
    expect((await wallet.as(member).post(`/api/withdraw/${id}/cancel`)).statusCode).toBe(409);
    const board = (await wallet.operator('GET', '/api/admin/payouts')).json();
    expect(board.unknown.map((each: { id: string }) => each.id)).toContain(id);
    expect((await balance(member)).held).toBe('100.00');
    await clean();
    wallet.platform.failures.clear();
    await expect.poll(() => stateOf(id)).toBe('paid');
  });

  test('an operator asks about it at once, not when it is its turn; of one that is settled they are told', async () => {
    const { id } = await wallet.held(100);
    wallet.platform.purchaseFault = 'hang-after-buying';
    wallet.platform.failures.set('/transactions', { status: 500 });
    expect((await auto(id)).statusCode).toBe(202);
    wallet.platform.purchaseFault = undefined;
    const ask = () => wallet.operator('POST', `/api/admin/withdrawals/${id}/ask`, {});
    await clean();
    // Its own turn is in five minutes.
    const asked = { looked_at: new Date(Date.now() - 1_500), looks: 30 };
    await wallet.service.kit.database('payout_attempts').where({ withdrawal_id: id }).update(asked);
    wallet.platform.failures.clear();
    await Promise.all([ask(), ask()]);
    // Two questions and one of its own turns that is still under way settle it once.
    await expect.poll(() => stateOf(id)).toBe('paid');
    const late = await ask();
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'already_decided', withdrawal: { payoutState: 'paid' } }]);
    await clean();
  });

  test('owning alone proves nothing: without a purchase newer than the try it stays unknown, until an operator has looked', async () => {
    const { id, passId } = await wallet.held(100);
    // From then on: who does not own it when asked has not bought it.
    wallet.platform.purchaseFault = () => {
      wallet.platform.owned.add(passId);
      return 'hang';
    };
    expect((await auto(id)).statusCode).toBe(202);
    wallet.platform.purchases.push({ passId, price: 100, at: new Date(Date.now() - 3_600_000).toISOString() });
    await expect.poll(async () => (await payout(id)).attempts[0].lookedAt).not.toBeNull();
    const asked = (await payout(id)).attempts[0];
    expect(Date.parse(asked.nextLookAt)).toBeGreaterThan(Date.parse(asked.lookedAt));
    await expect.poll(async () => Date.parse((await payout(id)).attempts[0].lookedAt)).toBeGreaterThanOrEqual(Date.parse(asked.nextLookAt));
    await expect.poll(async () => Date.now() - Date.parse((await payout(id)).attempts[0].buyingAt)).toBeGreaterThan(1_000);
    expect(await stateOf(id)).toBe('unknown');
    const answer = await wallet.process(id, { status: 'completed' });
    expect([answer.statusCode, answer.json().withdrawal.payoutState]).toEqual([200, 'paid']);
    expect((await payout(id)).attempts.map((attempt: { nextLookAt: unknown }) => attempt.nextLookAt)).toEqual([null]);
    await clean();
  });
});
