import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isAboveCap } from '../../src/payouts/daily-cap.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await startWallet({ PAYOUT_WAIT_MS: '200', SWEEP_AFTER_MS: '600000' });
  wallet.settings.payout_daily_cap = '1000';
});
afterAll(() => wallet.remove());
afterEach(async () => {
  wallet.platform.purchaseFault = undefined;
  await database()('withdrawals').update({ queued_at: null, queued_by: null });
  await database()('payout_attempts').update({ buying_at: database().raw("buying_at - interval '2 days'") });
});

const database = () => wallet.service.kit.database;
const payout = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json();
const stateOf = async (id: string) => (await payout(id)).withdrawal.payoutState;
const enqueue = async (...ids: string[]) =>
  (await wallet.operator('POST', '/api/admin/withdrawals/process-batch', { ids, status: 'completed', autoPayout: true })).json().results;
const arrives = (id: string, state: string) => expect.poll(() => stateOf(id), { timeout: 15_000 }).toBe(state);

test('what is left of the cap holds up only what is more; that keeps its place, and is not tried meanwhile', async () => {
  const [spent, large, small] = [await wallet.held(700), await wallet.held(400), await wallet.held(100)];
  expect((await wallet.process(spent.id, { status: 'completed', autoPayout: true })).statusCode).toBe(200);
  await enqueue(large.id);
  await enqueue(small.id);
  await arrives(small.id, 'paid');
  expect(await payout(large.id)).toMatchObject({ withdrawal: { payoutState: 'held', queuedBy: 'ada' }, attempts: [] });
  // the next day
  await database()('payout_attempts').update({ buying_at: database().raw("buying_at - interval '2 days'") });
  await arrives(large.id, 'paid');
});

test('what is more than the cap is not taken into the queue, and leaves it when the cap was lowered', async () => {
  const [large, next] = [await wallet.held(1_001), await wallet.held(100)];
  expect(await enqueue(large.id)).toMatchObject([{ result: 'refused', message: expect.stringContaining('this alone is more') }]);
  // as if the cap had been higher then
  await database()('withdrawals').where({ id: large.id }).update({ queued_by: 'ada', queued_at: new Date() });
  await enqueue(next.id);
  await arrives(next.id, 'paid');
  expect((await payout(large.id)).withdrawal).toMatchObject({
    payoutState: 'held',
    queuedAt: null,
    note: expect.stringContaining('R$ 1000.00 a day, and this alone is more'),
  });
});

test('what is more than the purse has holds up only as much and more', async () => {
  const [large, asLarge, small] = [await wallet.held(300), await wallet.held(300), await wallet.held(100)];
  wallet.platform.purchaseFault = (passId) =>
    passId === small.passId ? undefined : { answers: { purchased: false, reason: 'InsufficientFunds' } };
  for (const { id } of [large, asLarge, small]) await enqueue(id);
  await arrives(small.id, 'paid');
  expect((await payout(large.id)).withdrawal).toMatchObject({
    payoutState: 'held',
    queuedBy: 'ada',
    note: expect.stringContaining('not have enough'),
  });
  expect((await payout(asLarge.id)).attempts).toEqual([]);
  wallet.platform.purchaseFault = undefined;
  await arrives(large.id, 'paid');
  await arrives(asLarge.id, 'paid');
});

test('a cap of zero is a pause: nobody loses their place', () => {
  expect(isAboveCap(10_000n, { cap: 0n, left: 0n })).toBe(false);
  expect(isAboveCap(10_001n, { cap: 10_000n, left: 0n })).toBe(true);
  expect(isAboveCap(10_000n, { cap: 10_000n, left: 0n })).toBe(false);
});
