import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  await database()('payout_attempts').update({ decided_at: new Date() });
});
afterEach(() => wallet.platform.failures.clear());

const database = () => wallet.service.kit.database;
const compare = () => reconcilePurchases(context);
const paid = async () => {
  const held = await wallet.held(100);
  expect((await wallet.process(held.id, { status: 'completed', autoPayout: true })).statusCode).toBe(200);
  return held;
};

describe('the bot’s purchases', () => {
  it('that paid withdrawals are found to be theirs, by the bot and by hand, again and again', async () => {
    await paid();
    const byHand = await wallet.held(100);
    expect((await wallet.payByHand(byHand.id, byHand.passId)).statusCode).toBe(200);
    expect(await compare()).toEqual([]);
    expect(await compare()).toEqual([]);
    expect((await wallet.operator('GET', '/api/admin/payouts')).json().outward).toMatchObject({ findings: [] });
  });

  it('one that belongs to no withdrawal is found, told, and stays so', async () => {
    await paid();
    wallet.platform.buyAsBot(600_001, 250);
    const expected = [{ check: 'purchase without a withdrawal', detail: expect.stringMatching(/^250 R\$ for gamepass 600001 on /) }];
    expect(await compare()).toEqual(expected);
    wallet.platform.purchases.length = 0;
    expect(await compare()).toEqual(expected);
    expect((await wallet.operator('GET', '/api/admin/payouts')).json().outward).toMatchObject({ findings: expected });
    const figures = await wallet.service.kit.metrics.metrics();
    expect(figures).toContain('wallet_outward_faults{service="wallet"} 1\n');
    expect(figures).toMatch(/^wallet_outward_timestamp_seconds\{service="wallet"\} 1[0-9.]{9,}$/m);
  });

  it('for another amount, of one that was given back, and a second one of the same gamepass are nobody’s', async () => {
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

  it('that are missing from the list: a payout without a purchase', async () => {
    const { id, passId } = await paid();
    wallet.platform.purchases.length = 0;
    expect(await compare()).toEqual([]);
    await database()('payout_attempts')
      .where({ withdrawal_id: id })
      .update({ decided_at: new Date(Date.now() - 7_200_000) });
    expect(await compare()).toEqual([{ check: 'payout without a purchase', detail: `withdrawal ${id}, gamepass ${passId}, 100 R$` }]);
  });
});

describe('the bot’s purse', () => {
  it('goes down by what was bought, and up as it likes; what else is gone is found', async () => {
    expect(await compare()).toEqual([]);
    await paid();
    wallet.platform.robux -= 100;
    expect(await compare()).toEqual([]);
    wallet.platform.robux += 4_000;
    expect(await compare()).toEqual([]);
    wallet.platform.robux -= 7;
    expect(await compare()).toEqual([{ check: 'purse', detail: '7 R$ are gone from the purse that no purchase explains' }]);
    expect(await compare()).toEqual([]);
  });
});

it('what cannot be asked is found to be nothing: nothing is written', async () => {
  wallet.platform.failures.set('/transactions', { status: 500 });
  await expect(compare()).rejects.toMatchObject({ code: 'platform_failing' });
  wallet.platform.failures.set('/transactions', { status: 401 });
  expect(await compare()).toBeUndefined();
  expect(await database()('bot_reconciliations').first()).toBeUndefined();
  expect(await wallet.service.kit.metrics.metrics()).toContain('wallet_outward_timestamp_seconds{service="wallet"} 0\n');
});
