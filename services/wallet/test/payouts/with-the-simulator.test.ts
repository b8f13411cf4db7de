import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runAudit } from '../../src/audit/run-audit.ts';
import { reconcilePurchases } from '../../src/payouts/reconcile-purchases.ts';
import { payoutContext } from '../support/payout-context.ts';
import { startSimulator } from '../support/simulator.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

/**
 * The platform as the simulator plays it: its real paths, numbers and handshake, instead of the fake of the other
 * tests.
 */
let simulator: Awaited<ReturnType<typeof startSimulator>>;
let wallet: TestWallet;

beforeAll(async () => {
  simulator = await startSimulator();
  const platform = { PLATFORM_BASE_URL: simulator.url, BOT_COOKIE: 'sim-good', GROUP_ID: '1' };
  wallet = await startWallet({ ...platform, PLATFORM_DEADLINE_MS: '1500', UNKNOWN_GRACE_MS: '300' });
});
afterAll(async () => {
  simulator.stop();
  await wallet.remove();
});
afterEach(() => faults({}));

const faults = (inForce: object) =>
  fetch(`${simulator.url}/sim/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(inForce) });
const auto = (id: string) => wallet.process(id, { status: 'completed', autoPayout: true });
const stateOf = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json().withdrawal.payoutState;
const purchases = async () =>
  ((await (await fetch(`${simulator.url}/sim/purchases`)).json()) as { purchases: { passId: number }[] }).purchases;

/** A withdrawal of one of the member's own gamepasses, found as the page finds it. */
async function held(username: string): Promise<{ id: string; member: FakeMember; gamepassId: string }> {
  const member = await wallet.member(10_000);
  const person = (await (await fetch(`${simulator.url}/sim/users/${username}`)).json()) as { id: number };
  Object.assign(member, { username, platformUserId: String(person.id) });
  const { experiences } = (await wallet.as(member).post('/api/validate-roblox-user', { username })).json();
  const { gamepasses } = (await wallet.as(member).post('/api/fetch-gamepasses', { placeId: experiences[0].placeId })).json();
  const pass = gamepasses.find(({ price }: { price: string }) => price === '100.00');
  const gamepassLink = `https://www.roblox.com/game-pass/${pass.id}`;
  const answer = await wallet.as(member).post('/api/withdraw', { amount: pass.price, gamepassLink });
  return { id: answer.json().withdrawal.id, member, gamepassId: pass.id };
}

test('reserves, and the bot buys what the member sells', async () => {
  const { id, gamepassId } = await held('maker_one');
  expect((await wallet.operator('GET', '/api/admin/roblox-status')).json()).toMatchObject({ status: 'online', username: 'FacetPayouts' });
  const answer = await auto(id);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { gamepassId, withdrawal: { payoutState: 'paid', experienceName: expect.any(String) } },
  ]);
  expect((await purchases()).filter(({ passId }) => String(passId) === gamepassId)).toHaveLength(1);
});

describe('with a fault switched on', () => {
  test.each([
    ['rate-limited', 429, 'held'],
    ['challenge', 503, 'held'],
  ])('%s: %i, still held', async (purchase, status, state) => {
    const { id } = await held(`maker_${purchase.replace('-', '_')}`);
    await faults({ purchase });
    expect((await auto(id)).statusCode).toBe(status);
    expect(await stateOf(id)).toBe(state);
    await wallet.operator('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: 'sim-good' });
  });

  test.each([
    ['timeout-after-buying', 'paid', 1],
    ['error', 'held', 0],
  ])('%s: unknown, then %s', async (purchase, state, times) => {
    const { id, gamepassId } = await held(`maker_${purchase.slice(0, 8).replace('-', '_')}`);
    await faults({ purchase });
    expect((await auto(id)).statusCode).toBe(202);
    await faults({});
    await expect.poll(() => stateOf(id)).toBe(state);
    expect((await purchases()).filter(({ passId }) => String(passId) === gamepassId)).toHaveLength(times);
  });

  test('hang of the whole platform: not begun, 504, still held', async () => {
    const { id } = await held('maker_hang');
    await faults({ platform: 'hang' });
    expect((await auto(id)).statusCode).toBe(504);
    expect(await stateOf(id)).toBe('held');
  });
});

test('its purchases and its purse are those of the payouts; one that somebody else makes as the bot is found', async () => {
  const context = payoutContext(wallet, { baseUrl: simulator.url, cookie: 'sim-good', deadlineMs: 5_000 });
  try {
    expect(await reconcilePurchases(context)).toEqual([]);
    const { id, gamepassId } = await held('maker_outward');
    const row = await wallet.service.kit.database('withdrawals').where({ id }).first();
    const order = { productId: row.product_id, price: 100n, sellerUserId: row.seller_user_id };
    expect(await context.bot.accounts.buy('sim-good', order, () => Promise.resolve(5_000))).toEqual({ kind: 'bought' });
    const found = {
      check: 'purchases-are-payouts',
      subject: expect.any(String),
      detail: expect.stringContaining(`R$ 100 for gamepass ${gamepassId}`),
    };
    expect(await reconcilePurchases(context)).toEqual([found]);
    // it was meant for this withdrawal: marked as paid by hand it has one
    expect((await wallet.process(id, { status: 'completed' })).statusCode).toBe(200);
    expect(await reconcilePurchases(context)).toEqual([]);
  } finally {
    await context.ledger.close();
  }
});

test('and after all of it the money adds up', async () => {
  expect((await runAudit(wallet.service.kit.database)).findings.filter(({ faults: found }) => found > 0)).toEqual([]);
});
