import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { PlatformHttp } from '@facet/service-kit/outward';
import { withLease } from '../../src/bot/index.ts';
import type { Paying } from '../../src/payouts/attempt.ts';
import { beginBuying, claim, fence, recordUnknown } from '../../src/payouts/payout-steps.ts';
import { PlatformAccounts } from '../../src/platform/index.ts';
import type { Withdrawal } from '../../src/withdrawals/index.ts';
import { payoutContext } from '../support/payout-context.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
let context: ReturnType<typeof payoutContext>;
beforeAll(async () => {
  wallet = await startWallet({ SWEEP_AFTER_MS: '600000', UNKNOWN_GRACE_MS: '600000' });
  context = payoutContext(wallet);
});
afterAll(async () => {
  await context.ledger.close();
  await wallet.remove();
});

afterEach(() => database()('payout_stops').delete());

const stop = () => database()('payout_stops').insert({ source: 'audit', since: new Date(), checks: ['sum-is-zero'], faults: 1 });
const database = () => wallet.service.kit.database;
const bought = (passId: number) => wallet.platform.purchases.filter((purchase) => purchase.passId === passId).length;
const buyingFor = (passId: number, seller: string, within: () => Promise<number>, accounts = context.bot.accounts) =>
  accounts.buy('good-cookie', { productId: String(passId + 1_000_000), price: 100n, sellerUserId: seller }, within);

/** A try that has begun to buy, and what the fence says of it within its turn. */
async function begun(work: (fenceNow: (leftMs?: number) => Promise<number>, paying: Paying) => Promise<void>) {
  const held = await wallet.held(100);
  const row = (await database()<Withdrawal>('withdrawals').where({ id: held.id }).first()) as Withdrawal;
  const paying = (await claim(database(), row, { by: 'ada' })) as Paying;
  const fenceNow = (leftMs = 5_000) => fence(database(), paying, () => leftMs);
  await withLease(database(), { attemptId: paying.attempt.id, withinMs: 30_000 }, async () => {
    const buying = { botUserId: '999', capHundredths: 10_000_000n, needsMs: 100 };
    expect(await beginBuying(database(), paying, buying)).toEqual({ kind: 'go' });
    await work(fenceNow, paying);
  });
  await recordUnknown(database(), paying, 'the test is over');
  return { fenceNow, held };
}

test.each([0, -1, -150_000, 0.4, Number.NaN])('a purchase with %d ms left is not sent, on a warm connection either', async (withinMs) => {
  const { member, passId } = await wallet.held(100);
  await context.bot.accounts.accountOf('good-cookie');
  const answers = [];
  for (let time = 0; time < 10; time++) answers.push(await buyingFor(passId, member.platformUserId, () => Promise.resolve(withinMs)));
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['too_late']));
  expect([bought(passId), wallet.platform.calls.filter(({ url }) => url.endsWith(`/${passId + 1_000_000}`)).length]).toEqual([0, 0]);
});

test('nor is one that the fence could not be asked for', async () => {
  const { member, passId } = await wallet.held(100);
  expect(await buyingFor(passId, member.platformUserId, () => Promise.reject(new Error('no database')))).toEqual({ kind: 'too_late' });
  expect(bought(passId)).toBe(0);
});

test('the second call after a handshake is fenced as well', async () => {
  const { member, passId } = await wallet.held(100);
  const unmet = new PlatformAccounts(new PlatformHttp({ baseUrl: wallet.platform.url, deadlineMs: 400, userAgent: 'test' }));
  const left = [1_000, 0];
  expect(await buyingFor(passId, member.platformUserId, () => Promise.resolve(left.shift() ?? 0), unmet)).toEqual({ kind: 'too_late' });
  expect(bought(passId)).toBe(0);
});

test('the fence gives what is left of the try or of the lease, whichever is less', async () => {
  const { fenceNow } = await begun(async (within) => {
    expect(await within(5_000)).toBe(5_000);
    const left = await within(60_000);
    expect(left).toBeLessThanOrEqual(20_000);
    expect(left).toBeGreaterThan(10_000);
  });
  expect(await fenceNow()).toBe(0);
});

test('gives nothing when another has the bot', async () => {
  await begun(async (within) => {
    await database()('payout_bot').update({ lease_holder: '0193c7a4-0000-7000-8000-000000000001' });
    expect(await within()).toBe(0);
  });
  await database()('payout_bot').update({ lease_holder: null, lease_until: null });
});

test('gives nothing when the withdrawal went on without us, or the try is decided', async () => {
  await begun(async (within, { attempt, withdrawal }) => {
    await database()('withdrawals').where({ id: withdrawal.id }).update({ state: 'unknown' });
    expect(await within()).toBe(0);
    await database()('withdrawals').where({ id: withdrawal.id }).update({ state: 'processing' });
    await database()('payout_attempts').where({ id: attempt.id }).update({ outcome: 'not_bought' });
    expect(await within()).toBe(0);
    await database()('payout_attempts').where({ id: attempt.id }).update({ outcome: null });
  });
});

test('gives nothing once payouts are stopped', async () => {
  await begun(async (within) => {
    await stop();
    expect(await within()).toBe(0);
  });
});

/** An operator’s call waits for the bot, which another has, while this happens; what the call is answered then. */
async function answeredAfter(id: string, meanwhile: () => Promise<unknown>) {
  await database()('payout_bot').update({ lease_holder: uuidv7(), lease_until: new Date(Date.now() + 600_000) });
  const answer = wallet.process(id, { status: 'completed', autoPayout: true });
  await expect.poll(async () => (await database()('withdrawals').where({ id }).first()).state).toBe('processing');
  await meanwhile();
  await database()('payout_bot').update({ lease_holder: null, lease_until: null });
  return answer;
}

test('a stop that begins while the bot is waited for is seen: nothing is bought, and it stays held', async () => {
  const { id, passId } = await wallet.held(100);
  const answer = await answeredAfter(id, stop);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'payouts_stopped']);
  expect(bought(passId)).toBe(0);
  const [attempt] = await database()('payout_attempts').where({ withdrawal_id: id });
  expect(attempt).toMatchObject({ outcome: 'not_bought', buying_at: null });
});
