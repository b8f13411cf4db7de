import { uuidv7 } from '@facet/service-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runAudit } from '../../src/audit/run-audit.ts';
import { reconcilePurchases } from '../../src/payouts/reconcile-purchases.ts';
import { payoutContext } from '../support/payout-context.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
let context: ReturnType<typeof payoutContext>;
beforeAll(async () => {
  wallet = await startWallet({ SWEEP_AFTER_MS: '1000', UNKNOWN_GRACE_MS: '100', PLATFORM_DEADLINE_MS: '2000' });
  wallet.platform.accounts.set('new-cookie', { id: 1_000, name: 'Another bot' });
  context = payoutContext(wallet);
});
afterAll(async () => {
  await context.ledger.close();
  await wallet.remove();
});
afterEach(async () => {
  wallet.platform.failures.clear();
  wallet.platform.purchaseFault = undefined;
  await giveCookie('good-cookie');
  await clean();
});

type Held = Awaited<ReturnType<TestWallet['held']>>;
const database = () => wallet.service.kit.database;
const clean = async () => expect((await runAudit(database())).findings.filter(({ faults }) => faults > 0)).toEqual([]);
const giveCookie = (cookie: string) => wallet.operator('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: cookie });
const payout = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json();
const stateOf = async (id: string) => (await payout(id)).withdrawal.payoutState;
const markPaid = (id: string) => wallet.process(id, { status: 'completed' });
const balance = async (member: FakeMember) => (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();
const arrives = (id: string, state: string) => expect.poll(() => stateOf(id), { timeout: 15_000 }).toBe(state);
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [answer.statusCode, answer.json().code];
const tellsApart = async () => (await reconcilePurchases(context)) ?? ['nobody can tell'];

const EXPLANATION = 'Bought for 99, the seller had changed it';
const PAID = { outcome: 'paid', explanation: EXPLANATION };
const RETURNED = { outcome: 'returned', explanation: EXPLANATION, rejectionReason: 'The price had changed' };
const settle = (id: string, body: object, { role = 'owner', key = uuidv7() } = {}) =>
  wallet.service.public.inject({
    method: 'POST',
    url: `/api/admin/withdrawals/${id}/settle`,
    headers: { ...wallet.env.keys.operatorPass({ username: 'olga', role: role as 'owner' }), 'idempotency-key': key },
    payload: body,
  });

const triedAt = ({ id }: Held, ms: number) =>
  database()('payout_attempts')
    .where({ withdrawal_id: id })
    .update({ started_at: new Date(Date.now() + ms), buying_at: new Date(Date.now() + ms) });

/** The platform was asked about it twice from now on: the second time sees all that the first may have missed. */
async function looked(id: string): Promise<void> {
  const asked = async () => (await payout(id)).attempts[0].lookedAt;
  for (let time = 0; time < 2; time++) {
    await database()('payout_attempts').where({ withdrawal_id: id }).update({ looked_at: null });
    await expect.poll(asked, { timeout: 15_000 }).not.toBeNull();
  }
}

/**
 * An operator has it reserved, and did this; their ten minutes are over. The platform is not asked about it for
 * minutes.
 */
async function unknownByHand(act: (passId: number) => void): Promise<Held> {
  const held = await wallet.held(100);
  const { id, passId } = held;
  await wallet.operator('POST', `/api/admin/withdrawals/${id}/reserve`, {});
  await database()('payout_attempts').where({ withdrawal_id: id }).update({ looked_at: new Date(), looks: 20 });
  act(passId);
  await database()('withdrawals')
    .where({ id })
    .update({ reserved_until: new Date(Date.now() - 1_000) });
  await arrives(id, 'unknown');
  return held;
}

async function boughtForAnotherPrice(price: number | null = 99): Promise<Held> {
  const held = await unknownByHand((passId) => {
    wallet.platform.buyAsBot(passId, 99);
    Object.assign(wallet.platform.purchases[0] ?? {}, { price });
  });
  expect(codeOf(await markPaid(held.id))).toEqual([409, 'amount_differs']);
  expect(codeOf(await wallet.operator('POST', `/api/admin/withdrawals/${held.id}/release`, {}))).toEqual([409, 'already_decided']);
  await triedAt(held, -10_000);
  return held;
}

/**
 * The bot bought it without an answer; then another account is the bot, and the gamepass has left the inventory of the
 * first one.
 */
async function boughtByTheBotBefore(): Promise<Held> {
  const held = await wallet.held(100);
  wallet.platform.purchaseFault = 'error-after-buying';
  wallet.platform.failures.set('/transactions', { status: 500 });
  expect((await wallet.process(held.id, { status: 'completed', autoPayout: true })).statusCode).toBe(202);
  wallet.platform.owned.delete(held.passId);
  await giveCookie('new-cookie');
  wallet.platform.failures.clear();
  return held;
}

/** What others bought is no part of the next comparison. */
async function forget(): Promise<void> {
  wallet.platform.purchases.length = 0;
  for (const table of ['bot_purchases', 'bot_reconciliations', 'payout_stops']) await database()(table).delete();
}
beforeEach(forget);

describe('a gamepass that was bought for another price', () => {
  test('counts as paid when an owner says so, once, with their words where others look; nobody asks them again', async () => {
    const { id, member } = await boughtForAnotherPrice();
    expect(codeOf(await settle(id, PAID, { role: 'admin' }))[0]).toBe(403);
    const key = uuidv7();
    const answers = await Promise.all([settle(id, PAID, { key }), settle(id, PAID, { key })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await settle(id, PAID, { key })).json()).toMatchObject({
      success: true,
      withdrawal: { payoutState: 'paid', decidedBy: 'olga' },
    });
    expect(codeOf(await settle(id, RETURNED, { key }))).toEqual([409, 'key_reused']);
    expect(codeOf(await settle(id, RETURNED))).toEqual([409, 'already_decided']);
    expect(await balance(member)).toMatchObject({ balance: '0.00', held: '0.00' });
    expect((await payout(id)).attempts).toMatchObject([{ outcome: 'bought', detail: EXPLANATION }]);
    expect(await tellsApart()).toEqual([]);
    const acts = (await wallet.acts('withdrawal.settle')).filter(({ subject }) => subject.id === id);
    // Two at the same moment both tell their intent; what was answered before tells nothing.
    expect(acts.filter(({ end }) => end?.outcome === 'succeeded').length).toBeLessThanOrEqual(2);
    expect(acts.find(({ end }) => end?.outcome === 'succeeded')).toMatchObject({
      operator: { username: 'olga', role: 'owner' },
      input: PAID,
      before: { payoutState: 'unknown' },
      end: { after: { payoutState: 'paid' } },
    });
  });

  test('is given back when an owner says so, with a reason that the member reads', async () => {
    const { id, member } = await boughtForAnotherPrice();
    expect(codeOf(await settle(id, { ...RETURNED, rejectionReason: ' ' }))).toEqual([400, 'rejection_reason_required']);
    expect((await settle(id, RETURNED)).json().withdrawal).toMatchObject({ payoutState: 'rejected', reason: 'The price had changed' });
    expect(await balance(member)).toMatchObject({ balance: '100.00', held: '0.00' });
    expect((await payout(id)).attempts).toMatchObject([{ outcome: 'not_bought', detail: EXPLANATION }]);
    expect(await tellsApart()).toEqual([]);
  });

  test('of one that pays and one that gives back at once one wins', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, member } = await boughtForAnotherPrice();
      const [paid, returned] = await Promise.all([settle(id, PAID), settle(id, RETURNED)]);
      expect([paid.statusCode, returned.statusCode].toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect(await stateOf(id)).toBe(paid.statusCode === 200 ? 'paid' : 'rejected');
      expect(await balance(member)).toMatchObject({ balance: paid.statusCode === 200 ? '0.00' : '100.00', held: '0.00' });
    }
  });

  test('a price that the platform does not list is another price: it pays nobody by itself, and the comparison tells it', async () => {
    const { id } = await boughtForAnotherPrice(null);
    expect(await tellsApart()).toMatchObject([
      { check: 'purchases-are-payouts', detail: expect.stringMatching(/^No price for gamepass \d+ on /) },
    ]);
    await looked(id);
    expect(await stateOf(id)).toBe('unknown');
    expect((await settle(id, PAID)).statusCode).toBe(200);
    expect(await tellsApart()).toEqual([]);
  });
});

describe('what the account bought that was the bot before', () => {
  test('is not taken for not bought: it stays unknown, and is neither cancelled nor rejected, until an owner settles it', async () => {
    const { id, member } = await boughtByTheBotBefore();
    await looked(id);
    expect(await stateOf(id)).toBe('unknown');
    expect((await wallet.as(member).post(`/api/withdraw/${id}/cancel`)).statusCode).toBe(409);
    expect((await wallet.process(id, { status: 'failed', rejectionReason: 'No' })).statusCode).toBe(409);
    expect(codeOf(await markPaid(id))).toEqual([503, 'payouts_unavailable']);
    expect((await settle(id, PAID)).statusCode).toBe(200);
    expect(await balance(member)).toMatchObject({ balance: '0.00', held: '0.00' });
  });

  test('nor is what an operator bought with that account', async () => {
    const { id, passId, member } = await wallet.held(100);
    await wallet.operator('POST', `/api/admin/withdrawals/${id}/reserve`, {});
    wallet.platform.buyAsBot(passId, 100);
    wallet.platform.owned.delete(passId);
    await giveCookie('new-cookie');
    expect(codeOf(await wallet.operator('POST', `/api/admin/withdrawals/${id}/release`, {}))).toEqual([503, 'payouts_unavailable']);
    await giveCookie('good-cookie');
    expect((await markPaid(id)).statusCode).toBe(200);
    expect(await balance(member)).toMatchObject({ held: '0.00' });
  });

  test('what was decided while it was the bot stays decided: the member may cancel', async () => {
    const { id, member } = await wallet.held(100);
    wallet.platform.purchaseFault = 'error';
    expect((await wallet.process(id, { status: 'completed', autoPayout: true })).statusCode).toBe(202);
    await arrives(id, 'held');
    await giveCookie('new-cookie');
    expect((await wallet.as(member).post(`/api/withdraw/${id}/cancel`)).statusCode).toBe(200);
  });
});

describe('the platform’s certain word stands against an owner’s', () => {
  test('bought for the right price: nothing is given back', async () => {
    const held = await unknownByHand((passId) => wallet.platform.buyAsBot(passId, 100));
    await triedAt(held, -10_000);
    expect(codeOf(await settle(held.id, RETURNED))).toEqual([409, 'purchase_found']);
    await database()('payout_attempts').where({ withdrawal_id: held.id }).update({ looked_at: null });
    await arrives(held.id, 'paid');
  });

  test('not bought: nothing counts as paid; nothing is given back while the purchase may still arrive, nor while it cannot be asked', async () => {
    const held = await unknownByHand(() => undefined);
    wallet.platform.failures.set('/transactions', { status: 500 });
    expect((await settle(held.id, PAID)).statusCode).toBe(502);
    wallet.platform.failures.clear();
    expect(codeOf(await settle(held.id, PAID))).toEqual([409, 'purchase_not_found']);
    await triedAt(held, 3_600_000);
    expect(codeOf(await settle(held.id, RETURNED))).toEqual([503, 'payouts_unavailable']);
    await triedAt(held, -10_000);
    expect((await settle(held.id, RETURNED)).statusCode).toBe(200);
    expect(await balance(held.member)).toMatchObject({ balance: '100.00', held: '0.00' });
  });
});

test.each([{}, { outcome: 'lost' }, { ...PAID, explanation: 'x' }, { ...PAID, other: 1 }])('hostile %j changes nothing', async (body) => {
  const { id } = await wallet.held(100);
  expect((await settle(id, body)).statusCode).toBe(400);
  expect(codeOf(await settle(id, PAID))).toEqual([409, 'already_decided']);
  expect(await stateOf(id)).toBe('held');
});

test.each(['/api/admin/update-roblox-cookie', '/api/admin/withdrawals/01890000-0000-7000-8000-000000000000/settle'])(
  'a session alone is not enough for %s: it asks for a sign-in of the last ten minutes',
  async (path) => {
    const answer = await wallet.operator('POST', path, {}, { role: 'owner', signedInAt: new Date(Date.now() - 11 * 60_000) });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign_in_again']);
  },
);
