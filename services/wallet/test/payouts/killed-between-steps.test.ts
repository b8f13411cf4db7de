import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAudit } from '../../src/audit/run-audit.ts';
import { withLease } from '../../src/bot/index.ts';
import type { Paying } from '../../src/payouts/attempt.ts';
import { concludeBought, payByBot } from '../../src/payouts/pay-by-bot.ts';
import { beginBuying, claim, giveBack, recordBought, recordNotBought, recordUnknown } from '../../src/payouts/payout-steps.ts';
import { recoverInterrupted } from '../../src/payouts/recover-interrupted.ts';
import { resolveUnknown } from '../../src/payouts/resolve-unknown.ts';
import { settlePayout, type Withdrawal } from '../../src/withdrawals/index.ts';
import { payoutContext } from '../support/payout-context.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

/** A service killed between the steps: they are called one by one, and then what the next start does by itself. */
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

const database = () => wallet.service.kit.database;
const read = async ({ id }: { id: string }) => (await database()<Withdrawal>('withdrawals').where({ id }).first()) as Withdrawal;
const bought = (passId: number) => wallet.platform.purchases.filter((purchase) => purchase.passId === passId).length;
const clean = async () => expect((await runAudit(database())).findings.filter(({ faults }) => faults > 0)).toEqual([]);

async function goOn(): Promise<void> {
  await recoverInterrupted(context, 0);
  await resolveUnknown(context);
}

/** The steps of one payout; a test stops after any of them. */
async function start() {
  const held = await wallet.held(100);
  const paying = (await claim(database(), await read(held), { by: 'ada' })) as Paying;
  const begin = () =>
    withLease(database(), { attemptId: paying.attempt.id, withinMs: 30_000 }, () =>
      beginBuying(database(), paying, { botUserId: '999', capHundredths: 10_000_000n, needsMs: 100 }),
    );
  const buy = () => {
    const { product_id, seller_user_id } = paying.withdrawal;
    return context.bot.accounts.buy('good-cookie', { productId: product_id, price: 100n, sellerUserId: seller_user_id }, () =>
      Promise.resolve(30_000),
    );
  };
  return { held, paying, begin, buy };
}

const steps = ['claimed', 'begun to buy', 'bought', 'recorded', 'settled'] as const;
async function stopAfter(step: (typeof steps)[number]) {
  const payout = await start();
  const reached = steps.indexOf(step);
  if (reached >= 1 && (await payout.begin())?.kind !== 'go') throw new Error('it could not begin to buy');
  if (reached >= 2 && (await payout.buy()).kind !== 'bought') throw new Error('it could not be bought');
  if (reached >= 3) await recordBought(database(), payout.paying, null);
  if (reached >= 4) await settlePayout(context.ledger, payout.paying.withdrawal);
  return payout;
}

describe('killed', () => {
  test.each(steps)('once %s: nothing is paid twice, nothing lost, nothing refunded that may be bought', async (step) => {
    const { held } = await stopAfter(step);
    await clean();
    await goOn();
    await goOn();
    const happened = steps.indexOf(step) >= 2;
    expect([(await read(held)).state, bought(held.passId)]).toEqual(happened ? ['paid', 1] : ['held', 0]);
    if (!happened) await payByBot(context, await read(held), { by: 'ada' });
    expect([(await read(held)).state, bought(held.passId)]).toEqual(['paid', 1]);
    await clean();
  });

  test('twenty of them at once at any step, and two replicas that go on', async () => {
    const payouts = [];
    for (let number = 0; number < 20; number++) payouts.push(await stopAfter(steps[number % steps.length] ?? 'claimed'));
    await Promise.all([goOn(), goOn()]);
    await goOn();
    const states = await Promise.all(payouts.map(async ({ held }) => (await read(held)).state));
    expect(states).toEqual(payouts.map((_, number) => (number % steps.length >= 2 ? 'paid' : 'held')));
    expect(payouts.every(({ held }, number) => bought(held.passId) === (number % steps.length >= 2 ? 1 : 0))).toBe(true);
    await clean();
  });
});

describe('a late handler', () => {
  test('does not buy what was given back for others to decide', async () => {
    const { held, begin } = await start();
    await goOn();
    expect((await read(held)).state).toBe('held');
    expect(await begin()).toEqual({ kind: 'too late' });
    expect(await payByBot(context, await read(held), { by: 'grace' })).toMatchObject({ state: 'paid' });
    expect(await begin()).toEqual({ kind: 'too late' });
    await clean();
  });

  test('that has begun to buy is not given back by one who looked before', async () => {
    const { held, paying, begin } = await start();
    expect(await begin()).toEqual({ kind: 'go' });
    expect(await giveBack(database(), paying)).toBeUndefined();
    expect((await read(held)).state).toBe('processing');
    await goOn();
  });

  test('that slept has no say about the one who pays now: not that it is not bought, nor that nobody knows', async () => {
    const first = await start();
    await goOn();
    const second = (await claim(database(), await read(first.held), { by: 'grace' })) as Paying;
    expect(await recordNotBought(database(), first.paying, 'late')).toBeUndefined();
    expect(await recordUnknown(database(), first.paying, 'late')).toBeUndefined();
    expect(await giveBack(database(), first.paying)).toBeUndefined();
    expect((await read(first.held)).state).toBe('processing');
    await database()('payout_attempts').where({ id: second.attempt.id }).update({ buyer_user_id: '999', buying_at: new Date() });
    await recordBought(database(), second, null);
    expect(await recordUnknown(database(), second, 'late')).toBeUndefined();
    expect(await recordNotBought(database(), second, 'late')).toBeUndefined();
    await goOn();
    expect((await read(first.held)).state).toBe('paid');
    await clean();
  });

  test('does not buy when its turn at the bot is over', async () => {
    const { paying } = await start();
    const buying = { botUserId: '999', capHundredths: 10_000_000n, needsMs: 100 };
    expect(await beginBuying(database(), paying, buying)).toEqual({ kind: 'too late' });
    await goOn();
  });

  test('and what goes on never both win: of 10 races each ends in one way', async () => {
    const payouts = await Promise.all(Array.from({ length: 10 }, () => start()));
    const ends = await Promise.all(payouts.map(({ begin }, number) => (number % 2 === 0 ? begin() : goOn().then(begin))));
    await goOn();
    for (const [index, { held }] of payouts.entries()) {
      const { state } = await read(held);
      const end = ends[index]?.kind;
      expect([end, state]).toEqual(end === 'go' ? ['go', 'held'] : ['too late', 'held']);
      const [attempt] = await database()('payout_attempts').where({ withdrawal_id: held.id });
      expect([attempt.outcome, attempt.buying_at !== null]).toEqual(['not_bought', end === 'go']);
    }
    await clean();
  });

  test('whose purchase was answered after all pays, even when it was taken for not bought', async () => {
    const { held, paying, begin, buy } = await start();
    expect(await begin()).toEqual({ kind: 'go' });
    await recordUnknown(database(), paying, 'no answer');
    await goOn();
    expect((await read(held)).state).toBe('held');
    expect(await buy()).toEqual({ kind: 'bought' });
    expect(await concludeBought(context, paying, null)).toMatchObject({ state: 'paid' });
    await clean();
  });

  test('whose purchase came after the rejection is found by the audit, and payouts stop', async () => {
    const { held, paying, begin, buy } = await start();
    expect(await begin()).toEqual({ kind: 'go' });
    await recordUnknown(database(), paying, 'no answer');
    await goOn();
    await wallet.process(held.id, { status: 'failed', rejectionReason: 'No' });
    expect(await buy()).toEqual({ kind: 'bought' });
    const since = new Date();
    expect(await concludeBought(context, paying, null)).toBeUndefined();
    const findings = (await runAudit(database(), { since })).findings.filter(({ faults }) => faults > 0);
    expect(findings.map(({ check, faults }) => [check.name, faults])).toEqual([['payouts-have-their-purchases', 1]]);
    await database()('payout_attempts').where({ withdrawal_id: held.id }).update({ outcome: 'not_bought' });
  });
});

test('what is not owned yet may still arrive: it stays unknown until nothing can be under way any more', async () => {
  const patient = { ...context, unknownGraceMs: 60_000 };
  const { held, paying, begin, buy } = await start();
  expect(await begin()).toEqual({ kind: 'go' });
  await recordUnknown(database(), paying, 'no answer');
  await resolveUnknown(patient);
  expect((await read(held)).state).toBe('unknown');
  expect(await buy()).toEqual({ kind: 'bought' });
  await database()('payout_attempts').where({ withdrawal_id: held.id }).update({ looked_at: null });
  await resolveUnknown(patient);
  expect((await read(held)).state).toBe('paid');
  await clean();
});

test('a second try that finds the gamepass owned, but no purchase in the list, leaves it to be asked, not to be rejected', async () => {
  const { held, paying, begin, buy } = await start();
  expect(await begin()).toEqual({ kind: 'go' });
  await recordUnknown(database(), paying, 'no answer');
  await goOn();
  expect(await buy()).toEqual({ kind: 'bought' });
  const purchase = wallet.platform.purchases.shift();
  expect(await payByBot(context, await read(held), { by: 'grace' })).toMatchObject({ state: 'unknown' });
  expect((await wallet.process(held.id, { status: 'failed', rejectionReason: 'No' })).statusCode).toBe(409);
  await clean();
  wallet.platform.purchases.unshift(purchase as never);
  await database()('payout_attempts').where({ withdrawal_id: held.id }).update({ looked_at: null });
  await goOn();
  expect([(await read(held)).state, bought(held.passId)]).toEqual(['paid', 1]);
  await clean();
});

test('a second try finds the purchase of the first, which arrived late, and does not count as owned', async () => {
  const { held, paying, begin, buy } = await start();
  expect(await begin()).toEqual({ kind: 'go' });
  await recordUnknown(database(), paying, 'no answer');
  await goOn();
  expect(await buy()).toEqual({ kind: 'bought' });
  expect(await payByBot(context, await read(held), { by: 'grace' })).toMatchObject({ state: 'paid' });
  expect(bought(held.passId)).toBe(1);
  await clean();
});
