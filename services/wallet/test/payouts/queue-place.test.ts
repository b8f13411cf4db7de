import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(
  async () =>
    void (wallet = await startWallet({
      PLATFORM_DEADLINE_MS: '500',
      UNKNOWN_GRACE_MS: '200',
      SWEEP_AFTER_MS: '600',
      PAYOUT_WAIT_MS: '500',
    })),
);
afterAll(() => wallet.remove());
afterEach(async () => {
  wallet.platform.failures.clear();
  wallet.platform.purchaseFault = undefined;
  wallet.settings.payout_daily_cap = '1000000';
  await wallet.operator('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: 'good-cookie' });
});

const database = () => wallet.service.kit.database;
const payout = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json().withdrawal;
const enqueue = (id: string) =>
  wallet.operator('POST', '/api/admin/withdrawals/process-batch', { ids: [id], status: 'completed', autoPayout: true });
const auto = (id: string) => wallet.process(id, { status: 'completed', autoPayout: true });
const bought = (passId: number) => wallet.platform.purchases.filter((purchase) => purchase.passId === passId).length;

/** Nobody gets the bot while this goes on. */
async function whileBotIsTaken(work: () => Promise<void>): Promise<void> {
  await database()('payout_bot').update({ lease_holder: uuidv7(), lease_until: new Date(Date.now() + 600_000) });
  await work();
  await database()('payout_bot').update({ lease_holder: null, lease_until: null });
}

/** Queued since a known moment, and tried once. */
async function triedOnce(inForce: () => void): Promise<{ id: string; passId: number; queuedAt: string }> {
  const held = await wallet.held(100);
  let queuedAt = '';
  await whileBotIsTaken(async () => {
    await enqueue(held.id);
    queuedAt = (await payout(held.id)).queuedAt;
    inForce();
  });
  await expect.poll(async () => (await payout(held.id)).note).not.toBeNull();
  return { ...held, queuedAt };
}

const passing: [string, () => void][] = [
  ...(['rate-limited', 'challenge', 'signed-out'] as const).map((fault): [string, () => void] => [
    fault,
    () => void (wallet.platform.purchaseFault = fault),
  ]),
  ['a platform that is failing', () => wallet.platform.failures.set('product-info', { status: 500 })],
  ['a platform that is slow', () => wallet.platform.failures.set('is-owned', 'hang')],
  ['a purse that is empty', () => void (wallet.platform.purchaseFault = { answers: { purchased: false, reason: 'InsufficientFunds' } })],
];
test.each(passing)('%s: its place in the queue is kept, and it is paid when that has passed', async (_what, inForce) => {
  const { id, passId, queuedAt } = await triedOnce(inForce);
  expect(await payout(id)).toMatchObject({ status: 'pending', queuedAt, queuedBy: 'ada' });
  wallet.platform.failures.clear();
  wallet.platform.purchaseFault = undefined;
  await wallet.operator('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: 'good-cookie' });
  await expect.poll(async () => (await payout(id)).payoutState, { timeout: 15_000 }).toBe('paid');
  expect(bought(passId)).toBe(1);
});

test('a try that an operator began on a queued one, and that was interrupted, leaves it its place', async () => {
  const { id } = await wallet.held(100);
  await whileBotIsTaken(async () => {
    await enqueue(id);
    const { queuedAt } = await payout(id);
    await expect.poll(async () => (await payout(id)).payoutState).toBe('processing');
    // the process that has it never comes back
    await database()('withdrawals')
      .where({ id })
      .update({ changed_at: new Date(Date.now() - 3_600_000) });
    await expect.poll(async () => (await payout(id)).queuedAt).toBe(queuedAt);
  });
  await expect.poll(async () => (await payout(id)).payoutState, { timeout: 15_000 }).toBe('paid');
});

test('what waiting does not help leaves the queue, and holds up nobody', async () => {
  const [changed, next] = [await wallet.held(100), await wallet.held(100)];
  Object.assign(wallet.platform.passes.find(({ id }) => id === changed.passId) ?? {}, { price: 101 });
  await enqueue(changed.id);
  await enqueue(next.id);
  await expect.poll(async () => (await payout(next.id)).payoutState, { timeout: 15_000 }).toBe('paid');
  expect(await payout(changed.id)).toMatchObject({
    payoutState: 'held',
    queuedAt: null,
    note: expect.stringContaining('now costs R$ 101'),
  });
  expect((await auto(changed.id)).json().code).toBe('gamepass_changed');
});

test('one that the platform fails for holds up nobody behind it, and keeps its place', async () => {
  const [failing, next] = [await wallet.held(100), await wallet.held(100)];
  wallet.platform.failures.set(`/${failing.passId}/product-info`, { status: 500 });
  await enqueue(failing.id);
  await enqueue(next.id);
  await expect.poll(async () => (await payout(next.id)).payoutState, { timeout: 15_000 }).toBe('paid');
  // It is tried again and again, and waits in between.
  await expect.poll(() => payout(failing.id)).toMatchObject({ payoutState: 'held', queuedBy: 'ada' });
});
