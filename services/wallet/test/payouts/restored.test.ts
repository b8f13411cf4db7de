import { uuidv7, type Service } from '@facet/service-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runAudit } from '../../src/audit/run-audit.ts';
import { enterEpoch } from '../../src/payouts/index.ts';
import { reconcilePurchases } from '../../src/payouts/reconcile-purchases.ts';
import { payoutContext } from '../support/payout-context.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

/**
 * What the database holds is the backup, and what the platform has sold meanwhile is the life that was lost: nothing of
 * it is written here.
 */
let wallet: TestWallet;
let context: ReturnType<typeof payoutContext>;
beforeAll(async () => {
  wallet = await startWallet({ UNKNOWN_GRACE_MS: '200', SWEEP_AFTER_MS: '600' });
  context = payoutContext(wallet);
});
afterAll(async () => {
  await context.ledger.close();
  await wallet.remove();
});
beforeEach(() => giveCookie());
afterEach(() => wallet.platform.failures.clear());

type Held = Awaited<ReturnType<TestWallet['held']>>;
const database = () => wallet.service.kit.database;
const read = async ({ id }: { id: string }) => database()('withdrawals').where({ id }).first();
const stateOf = async (held: { id: string }): Promise<string> => (await read(held)).state;
const attemptsOf = ({ id }: { id: string }) => database()('payout_attempts').where({ withdrawal_id: id }).orderBy('id');
const bought = (passId: number) => wallet.platform.purchases.filter((purchase) => purchase.passId === passId).length;
const balance = async (member: FakeMember) =>
  (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json().balance as string;
const cancel = ({ id, member }: Held) => wallet.as(member).post(`/api/withdraw/${id}/cancel`);
const reject = ({ id }: Held) => wallet.process(id, { status: 'failed', rejectionReason: 'No' });
const auto = ({ id }: Held) => wallet.process(id, { status: 'completed', autoPayout: true });
const giveCookie = () => wallet.operator('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: 'good-cookie' });
const clean = async () => expect((await runAudit(database())).findings.filter(({ faults }) => faults > 0)).toEqual([]);
const arrives = (held: Held, state: string) => expect.poll(() => stateOf(held), { timeout: 15_000 }).toBe(state);

/** The replicas of the life that the last restore began; they end with the test. */
let restored: Service[] = [];
afterEach(async () => {
  for (const replica of restored.splice(0)) await wallet.end(replica);
});

async function restore(): Promise<void> {
  await database().raw('select begin_epoch()');
  restored = await Promise.all([wallet.replica(), wallet.replica()]);
}

describe('a withdrawal that was paid after the backup', () => {
  test('is given back to nobody, whoever tries, and is paid when the platform has said so', async () => {
    const held = await wallet.held(100);
    wallet.platform.buyAsBot(held.passId, 100);
    await restore();
    const answers = await Promise.all([cancel(held), reject(held), auto(held), cancel(held), reject(held)]);
    expect(answers.map(({ statusCode }) => statusCode >= 400)).toEqual([true, true, true, true, true]);
    await arrives(held, 'paid');
    expect([await balance(held.member), bought(held.passId)]).toEqual(['0.00', 1]);
    const again = await Promise.all([cancel(held), reject(held)]);
    expect(again.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect((await attemptsOf(held)).map(({ kind, outcome, purchase_id }) => [kind, outcome, purchase_id])).toEqual([
      ['restored', 'bought', `token-${held.passId}`],
    ]);
    await clean();
    expect(await reconcilePurchases(context)).toEqual([]);
  });

  test('by the queue, which would have bought it at once, is not bought again', async () => {
    const held = await wallet.held(100);
    await whileBotIsTaken(async () => {
      await enqueue(held);
      wallet.platform.buyAsBot(held.passId, 100);
      await restore();
    });
    await arrives(held, 'paid');
    expect(bought(held.passId)).toBe(1);
  });

  test.each(['opening', 'processing', 'reserved', 'unknown'])('and lies %s in the backup is paid as well', async (state) => {
    const held = await wallet.held(100);
    if (state === 'reserved')
      await wallet.operator('POST', `/api/admin/withdrawals/${held.id}/reserve`, { buyerUserId: '4711' }); // prettier-ignore
    else
      await database()('withdrawals')
        .where({ id: held.id })
        // The life that was lost is over: its sweeper does not come to it.
        .update({
          state,
          changed_at: database().raw('clock_timestamp()'),
          idle_since: database().raw(`clock_timestamp() + interval '1 hour'`),
        });
    expect(await stateOf(held)).toBe(state === 'reserved' ? 'processing' : state);
    if (state === 'processing' || state === 'unknown') await begunByAnother(held, state === 'unknown');
    wallet.platform.buyAsBot(held.passId, 100);
    await restore();
    expect((await cancel(held)).statusCode).toBe(409);
    await arrives(held, 'paid');
    expect([await balance(held.member), bought(held.passId)]).toEqual(['0.00', 1]);
    await clean();
  });

  test('by an operator, with an account that the backup knows, waits for them to say so', async () => {
    const [known, held] = [await wallet.held(100), await wallet.held(100)];
    await wallet.operator('POST', `/api/admin/withdrawals/${known.id}/reserve`, { buyerUserId: '815' });
    await wallet.operator('POST', `/api/admin/withdrawals/${known.id}/release`, {});
    wallet.platform.ownedByOthers.add(`815:${held.passId}`);
    await restore();
    await giveCookie();
    await arrives(known, 'held');
    expect([await stateOf(held), (await cancel(held)).statusCode, (await reject(held)).statusCode]).toEqual(['unknown', 409, 409]);
    expect((await wallet.process(held.id, { status: 'completed' })).json().withdrawal.payoutState).toBe('paid');
    expect(await balance(held.member)).toBe('0.00');
    await clean();
  });
});

describe('a withdrawal that was not paid after the backup', () => {
  test('waits until an operator has given the bot its cookie, then goes its way', async () => {
    const [first, second, third] = [await wallet.held(100), await wallet.held(100), await wallet.held(100)];
    await whileBotIsTaken(async () => {
      await enqueue(third);
      await restore();
    });
    const board = (await wallet.operator('GET', '/api/admin/roblox-status')).json();
    expect(board).toMatchObject({ status: 'offline', error: expect.stringContaining('restored from a backup') });
    // The platform has been asked, well after the grace, and nobody may end it all the same.
    await expect.poll(async () => (await attemptsOf(first)).at(-1)?.looks ?? 0, { timeout: 15_000 }).toBeGreaterThan(4);
    expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual(['unknown', 'unknown', 'unknown']);
    expect([(await cancel(first)).statusCode, (await reject(second)).statusCode, (await auto(third)).statusCode]).toEqual([409, 409, 503]);
    await giveCookie();
    for (const held of [first, second]) await arrives(held, 'held');
    expect([(await cancel(first)).statusCode, await balance(first.member)]).toEqual([200, '100.00']);
    expect((await auto(second)).json().withdrawal.payoutState).toBe('paid');
    await arrives(third, 'paid');
    expect([bought(first.passId), bought(second.passId), bought(third.passId)]).toEqual([0, 1, 1]);
    await clean();
  });

  test('stays when the platform cannot be asked', async () => {
    const held = await wallet.held(100);
    wallet.platform.failures.set('transactions', { status: 503 });
    wallet.platform.failures.set('is-owned', { status: 503 });
    await restore();
    await giveCookie();
    await expect.poll(async () => (await attemptsOf(held)).at(-1)?.looks ?? 0, { timeout: 15_000 }).toBeGreaterThan(3);
    expect([await stateOf(held), (await cancel(held)).statusCode, (await reject(held)).statusCode]).toEqual(['unknown', 409, 409]);
    wallet.platform.failures.clear();
    await arrives(held, 'held');
  });
});

test('killed half way it is begun again, and each is asked about once', async () => {
  const held = await wallet.held(100);
  const begunAt = new Date();
  await enterEpoch(context, { begunAt });
  await enterEpoch(context, { begunAt });
  expect((await attemptsOf(held)).map(({ kind, outcome }) => [kind, outcome])).toEqual([['restored', null]]);
  await enterEpoch(context, { begunAt: new Date(Date.now() + 1) });
  expect((await attemptsOf(held)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['restored', 'not_bought'],
    ['restored', null],
  ]);
});

test('what was bought for a withdrawal that the backup does not have is told', async () => {
  await reconcilePurchases(context);
  const member = await wallet.member();
  const pass = wallet.pass(member, 100);
  wallet.platform.buyAsBot(pass.id, 100);
  await restore();
  expect(await reconcilePurchases(context)).toMatchObject([{ check: 'purchases-are-payouts' }]);
});

test('what may have been bought by the account that was the bot in the backup, and is it no more, waits for an owner', async () => {
  const [tried, held] = [await wallet.held(100), await wallet.held(100)];
  await begunByAnother(tried, false);
  await database()('payout_attempts')
    .where({ withdrawal_id: tried.id })
    .update({ buyer_user_id: '4711', buying_at: database().raw('clock_timestamp()'), outcome: 'not_bought' });
  await restore();
  await giveCookie();
  const looks = async () => (await attemptsOf(held)).at(-1)?.looks ?? 0;
  const before = await looks();
  await expect.poll(looks, { timeout: 15_000 }).toBeGreaterThan(before + 2);
  expect([await stateOf(held), (await cancel(held)).statusCode]).toEqual(['unknown', 409]);
  const body = { outcome: 'returned', explanation: 'The other account says no', rejectionReason: 'Not bought' };
  const answer = await wallet.operator('POST', `/api/admin/withdrawals/${held.id}/settle`, body, { role: 'owner' });
  expect([answer.statusCode, await stateOf(held), await balance(held.member)]).toEqual([200, 'rejected', '100.00']);
});

/** Nobody gets the bot while this goes on; a restore takes it from whoever has it. */
async function whileBotIsTaken(work: () => Promise<void>): Promise<void> {
  await database()('payout_bot').update({ lease_holder: uuidv7(), lease_until: new Date(Date.now() + 600_000) });
  await work();
}

async function enqueue({ id }: Held): Promise<void> {
  const decision = { ids: [id], status: 'completed', autoPayout: true };
  await wallet.operator('POST', '/api/admin/withdrawals/process-batch', decision);
}

/** A try with another account than the one that bought it later. */
async function begunByAnother({ id, member, passId }: Held, hasBegun: boolean): Promise<void> {
  const now = database().raw('clock_timestamp()');
  const tried = hasBegun ? { buyer_user_id: '4711', buying_at: now } : {};
  await database()('payout_attempts').insert({ member_id: member.id, withdrawal_id: id, id: uuidv7(), kind: hasBegun ? 'hand' : 'bot', by: 'ada', gamepass_id: String(passId), amount: 10_000, ...tried }); // prettier-ignore
}
