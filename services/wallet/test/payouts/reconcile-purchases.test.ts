import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Auditor } from '../../src/audit/index.ts';
import { reconcilePurchases } from '../../src/payouts/reconcile-purchases.ts';
import { payoutContext } from '../support/payout-context.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
let context: ReturnType<typeof payoutContext>;
beforeAll(async () => {
  wallet = await startWallet({ UNKNOWN_GRACE_MS: '200' });
  context = payoutContext(wallet);
});
afterAll(async () => {
  await context.ledger.close();
  await wallet.remove();
});
beforeEach(async () => {
  wallet.platform.purchases.length = 0;
  await database()('bot_purchases').delete();
  await database()('bot_reconciliations').delete();
  await database()('payout_stops').delete();
  await database()('explained_differences').delete();
  await database()('payout_attempts').update({ decided_at: new Date() });
});
afterEach(() => wallet.platform.failures.clear());

const database = () => wallet.service.kit.database;
const stopped = async () => (await wallet.operator('GET', '/api/admin/payouts')).json().stopped;
const explain = (subject: string, who?: object) =>
  wallet.operator('POST', '/api/admin/payouts/explain-difference', { subject, explanation: 'A shirt for the page' }, who);
const compare = () => reconcilePurchases(context);
const paid = async () => {
  const held = await wallet.held(100);
  expect((await wallet.process(held.id, { status: 'completed', autoPayout: true })).statusCode).toBe(200);
  return held;
};

describe('the bot’s purchases', () => {
  test('that paid withdrawals are found to be theirs, by the bot and by hand, again and again', async () => {
    await paid();
    const byHand = await wallet.held(100);
    expect((await wallet.payByHand(byHand.id, byHand.passId)).statusCode).toBe(200);
    expect(await compare()).toEqual([]);
    expect(await compare()).toEqual([]);
    expect((await wallet.operator('GET', '/api/admin/payouts')).json().outward).toMatchObject({ findings: [] });
  });

  test('one that belongs to no withdrawal is found, told, and stays so', async () => {
    await paid();
    wallet.platform.buyAsBot(600_001, 250);
    const expected = [
      { check: 'purchases-are-payouts', subject: expect.any(String), detail: expect.stringMatching(/^R\$ 250 for gamepass 600001 on /) },
    ];
    expect(await compare()).toEqual(expected);
    wallet.platform.purchases.length = 0;
    expect(await compare()).toEqual(expected);
    expect((await wallet.operator('GET', '/api/admin/payouts')).json().outward).toMatchObject({ findings: expected });
    const figures = await wallet.service.kit.metrics.metrics();
    expect(figures).toContain('wallet_outward_faults{service="wallet"} 1\n');
    expect(figures).toMatch(/^wallet_outward_timestamp_seconds\{service="wallet"\} 1[0-9.]{9,}$/m);
  });

  test('for another amount, of one that was given back, and a second one of the same gamepass are nobody’s', async () => {
    const [other, back, twice] = [await paid(), await wallet.held(100), await paid()];
    Object.assign(wallet.platform.purchases.find(({ passId }) => passId === other.passId) ?? {}, { price: 99 });
    await wallet.process(back.id, { status: 'failed', rejectionReason: 'No' });
    wallet.platform.buyAsBot(back.passId, 100);
    wallet.platform.purchases.push({ passId: twice.passId, price: 100, at: new Date().toISOString(), token: 'second' });
    const found = (await compare()) ?? [];
    expect(found.map(({ detail }) => Number(/gamepass (\d+)/.exec(detail)?.[1])).toSorted((one, next) => one - next)).toEqual(
      [other.passId, back.passId, twice.passId].toSorted((one, next) => one - next),
    );
  });

  test('that are missing from the list: a payout without a purchase', async () => {
    const { id, passId } = await paid();
    wallet.platform.purchases.length = 0;
    expect(await compare()).toEqual([]);
    await database()('payout_attempts')
      .where({ withdrawal_id: id })
      .update({ decided_at: new Date(Date.now() - 7_200_000) });
    expect(await compare()).toEqual([
      { check: 'payouts-are-purchases', subject: id, detail: `withdrawal ${id}, gamepass ${passId}, R$ 100` },
    ]);
  });
});

describe('a difference', () => {
  test('stops payouts and names its check; an audit of the ledger does not end that, the next clean comparison does', async () => {
    wallet.platform.buyAsBot(600_002, 250);
    await compare();
    expect(await stopped()).toMatchObject({ checks: ['purchases-are-payouts'], faults: 1 });
    const waiting = await wallet.held(100);
    const answer = await wallet.process(waiting.id, { status: 'completed', autoPayout: true });
    expect(answer.json()).toMatchObject({ code: 'payouts_stopped', message: expect.stringContaining('purchases-are-payouts') });
    await new Auditor({ ...wallet.service.kit, metrics: new Registry() }).run(() => Promise.resolve({ since: undefined }));
    await compare();
    expect(await stopped()).toMatchObject({ checks: ['purchases-are-payouts'] });
    await database()('bot_purchases').delete();
    wallet.platform.purchases.length = 0;
    wallet.platform.failures.set('/transactions', { status: 401 });
    await compare();
    expect(await stopped()).not.toBeNull();
    wallet.platform.failures.clear();
    await compare();
    expect(await stopped()).toBeNull();
    expect((await wallet.process(waiting.id, { status: 'completed', autoPayout: true })).statusCode).toBe(200);
  });

  test('that an owner explains is told no more, and is in the audit log; nobody explains what was not found', async () => {
    wallet.platform.buyAsBot(600_003, 250);
    const [found] = (await compare()) ?? [];
    expect((await explain('another')).json()).toMatchObject({ code: 'no_such_difference' });
    expect((await explain(found?.subject ?? '', { role: 'admin' })).statusCode).toBe(403);
    expect(await stopped()).not.toBeNull();
    expect((await explain(found?.subject ?? '')).json()).toEqual({ left: 0 });
    expect(await stopped()).toBeNull();
    expect(await compare()).toEqual([]);
    const acts = await wallet.acts('payouts.explain_difference');
    expect(acts.at(-1)).toMatchObject({ end: { outcome: 'succeeded', after: { explanation: 'A shirt for the page', left: 0 } } });
    wallet.platform.buyAsBot(600_004, 10);
    expect(await compare()).toHaveLength(1);
  });

  test('of the purse stands until it is explained', async () => {
    await compare();
    wallet.platform.robux -= 7;
    await compare();
    expect(await stopped()).toMatchObject({ checks: ['purse-is-explained'] });
    await compare();
    expect(await stopped()).not.toBeNull();
  });
});

describe('the bot’s purse', () => {
  test('goes down by what was bought, and up as it likes; what else is gone is found', async () => {
    expect(await compare()).toEqual([]);
    await paid();
    wallet.platform.robux -= 100;
    expect(await compare()).toEqual([]);
    wallet.platform.robux += 4_000;
    expect(await compare()).toEqual([]);
    wallet.platform.robux -= 7;
    const expected = [{ check: 'purse-is-explained', subject: 'purse', detail: 'R$ 7 missing from the purse: no purchase explains it' }];
    expect(await compare()).toEqual(expected);
    expect(await compare()).toEqual(expected);
    expect((await explain('purse')).json()).toEqual({ left: 0 });
    wallet.platform.robux -= 1;
    expect(await compare()).toMatchObject([{ detail: 'R$ 1 missing from the purse: no purchase explains it' }]);
  });
});

test('what cannot be asked is found to be nothing: nothing is written', async () => {
  wallet.platform.failures.set('/transactions', { status: 500 });
  await expect(compare()).rejects.toMatchObject({ code: 'platform_failing' });
  wallet.platform.failures.set('/transactions', { status: 401 });
  expect(await compare()).toBeUndefined();
  expect(await database()('bot_reconciliations').first()).toBeUndefined();
  expect(await wallet.service.kit.metrics.metrics()).toContain('wallet_outward_timestamp_seconds{service="wallet"} 0\n');
});
