import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionOptions, hundredths, uuidv7 } from '@facet/service-kit';
import { openLedger, type Ledger } from '../../src/ledger/index.ts';
import { PlatformHttp } from '@facet/service-kit/outward';
import { PlatformClient } from '../../src/platform/index.ts';
import { open, storeIntent, type WithdrawalContext } from '../../src/withdrawals/request-withdrawal.ts';
import { openHolds, type Holds } from '../../src/withdrawals/holds.ts';
import type { Withdrawal } from '../../src/withdrawals/withdrawal.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

/** A service killed between the steps: the steps are called one by one, and then the sweeper alone. */
let wallet: TestWallet;
let ledger: Ledger;
let holds: Holds;
let context: WithdrawalContext;
beforeAll(async () => {
  wallet = await startWallet({ SWEEP_AFTER_MS: '600000' });
  const { kit } = wallet.service;
  ledger = openLedger({ connection: connectionOptions(kit.config.DATABASE_URL, 'saga'), log: kit.log });
  const platform = new PlatformClient(new PlatformHttp({ baseUrl: wallet.platform.url, deadlineMs: 1_000, userAgent: 'test' }));
  const returnHeld = () => Promise.resolve(undefined);
  holds = openHolds({ kit, ledger, sweepAfterMs: 0 });
  context = { kit, holds, platform, bot: { refuseOwned: () => Promise.resolve() }, groupId: '1', returnHeld };
});
afterAll(async () => {
  await ledger.close();
  await wallet.remove();
});

const database = () => wallet.service.kit.database;
const sweep = () => holds.sweep();
const notInTime = { ending: 'refused', refusal: 'not_in_time' } as const;
const balance = async (member: FakeMember) => (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();
const stateOf = async (withdrawal: Withdrawal) => (await database()('withdrawals').where({ id: withdrawal.id }).first()).state as string;

async function intent(amount = 10_000): Promise<{ member: FakeMember; withdrawal: Withdrawal }> {
  const member = await wallet.member(15_000);
  const pass = wallet.pass(member, amount / 100);
  const request = {
    memberId: member.id,
    idempotencyKey: uuidv7(),
    type: 'normal' as const,
    amountHundredths: hundredths(BigInt(amount)),
    gamepassId: String(pass.id),
    gamepassLink: pass.link,
  };
  const gamepass = { id: String(pass.id), productId: '1', name: 'Pass', price: BigInt(amount / 100), sellerUserId: member.platformUserId };
  return {
    member,
    withdrawal: await storeIntent(database(), request, {
      gamepass,
      sellerUserId: member.platformUserId,
      experienceName: null,
      platformSharePercent: 30,
    }),
  };
}

describe('killed', () => {
  test('after the intent: swept, the balance untouched, the gamepass free', async () => {
    const { member, withdrawal } = await intent();
    await sweep();
    expect(await stateOf(withdrawal)).toBe('refused');
    expect(await balance(member)).toMatchObject({ balance: '150.00', held: '0.00' });
  });

  test('two of them, one of which cannot be ended: the other is, and the first one at a later turn', async () => {
    const [first, second] = [await intent(), await intent()];
    const ofFirst = ({ memberId }: { memberId: string }) => memberId === first.member.id;
    const failing: Ledger = {
      ...ledger,
      apply: (transfer) => (ofFirst(transfer) ? Promise.reject(new Error('planted')) : ledger.apply(transfer)),
    };
    await openHolds({ kit: wallet.service.kit, ledger: failing, sweepAfterMs: 0 }).sweep();
    expect(await Promise.all([first, second].map(({ withdrawal }) => stateOf(withdrawal)))).toEqual(['voiding', 'refused']);
    await sweep();
    expect(await stateOf(first.withdrawal)).toBe('refused');
  });

  test('after the debit: swept, the money back once', async () => {
    const { member, withdrawal } = await intent();
    await holds.hold(withdrawal);
    expect(await balance(member)).toMatchObject({ balance: '50.00', held: '100.00' });
    await sweep();
    await sweep();
    expect(await stateOf(withdrawal)).toBe('refused');
    expect(await balance(member)).toMatchObject({ balance: '150.00', held: '0.00' });
  });

  test('after the sweeper’s first step: the next sweep finishes', async () => {
    const { member, withdrawal } = await intent();
    await holds.hold(withdrawal);
    await holds.beginVoiding(database(), withdrawal, 'opening', notInTime);
    await sweep();
    expect([await stateOf(withdrawal), (await balance(member)).balance]).toEqual(['refused', '150.00']);
  });

  test('after the money came back: the next sweep only writes it down', async () => {
    const { member, withdrawal } = await intent();
    await holds.hold(withdrawal);
    const voiding = await holds.beginVoiding(database(), withdrawal, 'opening', notInTime);
    await ledger.apply({ op: 'void', caller: 'wallet', key: `withdrawal:${withdrawal.id}`, memberId: member.id });
    await sweep();
    expect([voiding?.state, await stateOf(withdrawal), (await balance(member)).balance]).toEqual(['voiding', 'refused', '150.00']);
  });

  test('in the middle of a cancellation: swept to cancelled', async () => {
    const { member, withdrawal } = await intent();
    await open(context, withdrawal);
    await holds.beginVoiding(database(), withdrawal, 'held', { ending: 'cancelled' });
    await sweep();
    expect([await stateOf(withdrawal), (await balance(member)).balance]).toEqual(['cancelled', '150.00']);
  });
});

describe('a late handler loses', () => {
  test('when it debits after the void', async () => {
    const { member, withdrawal } = await intent();
    await sweep();
    await expect(open(context, withdrawal)).rejects.toMatchObject({ code: 'not_in_time', status: 409 });
    expect([await stateOf(withdrawal), (await balance(member)).balance]).toEqual(['refused', '150.00']);
  });

  test('when it debits between the sweeper’s two steps', async () => {
    const { member, withdrawal } = await intent();
    const voiding = await holds.beginVoiding(database(), withdrawal, 'opening', notInTime);
    await expect(open(context, withdrawal)).rejects.toMatchObject({ code: 'not_in_time' });
    await holds.finishVoiding(voiding as Withdrawal);
    expect([await stateOf(withdrawal), (await balance(member)).balance]).toEqual(['refused', '150.00']);
  });

  test('when it confirms after the void', async () => {
    const { member, withdrawal } = await intent();
    await holds.hold(withdrawal);
    await sweep();
    expect(await holds.confirm(withdrawal)).toBeUndefined();
    expect([await stateOf(withdrawal), (await balance(member)).balance]).toEqual(['refused', '150.00']);
  });

  test('or wins, whatever the timing: 60 handlers against sweeps, each withdrawal ends in one way', async () => {
    const opened = await Promise.all(Array.from({ length: 60 }, () => intent()));
    const handlers = opened.map(({ withdrawal }) =>
      open(context, withdrawal).then(
        () => 'held',
        (error: { code: string }) => error.code,
      ),
    );
    const [ends] = await Promise.all([Promise.all(handlers), sweep(), sweep(), sweep()]);
    await sweep();
    for (const [index, { member, withdrawal }] of opened.entries()) {
      const state = await stateOf(withdrawal);
      expect([state, ends[index], (await balance(member)).balance]).toEqual(
        ends[index] === 'held' ? ['held', 'held', '50.00'] : ['refused', 'not_in_time', '150.00'],
      );
    }
  });
});

test('a refusal of the ledger ends the intent and is repeated to the same key', async () => {
  const { member, withdrawal } = await intent(20_000);
  await expect(open(context, withdrawal)).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect(await stateOf(withdrawal)).toBe('refused');
  const again = await wallet
    .as(member)
    .post('/api/withdraw', { amount: 200, gamepassLink: withdrawal.gamepass_link }, { 'idempotency-key': withdrawal.idempotency_key });
  expect([again.statusCode, again.json().code]).toEqual([400, 'insufficient_balance']);
});

test('two calls with one key, of which the second finds a balance that suffices: both are told the same, and nothing stays held', async () => {
  const { member, withdrawal } = await intent(20_000);
  const [isRefused, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answering = (before: Promise<void> | undefined, told: () => Promise<void>): Holds => {
    const apply: Ledger['apply'] = async (transfer) => {
      await before;
      const outcome = await ledger.apply(transfer);
      if (transfer.op === 'debit') await told();
      return outcome;
    };
    return openHolds({ kit: wallet.service.kit, ledger: { ...ledger, apply }, sweepAfterMs: 600_000 });
  };
  const codeOf = (call: Promise<Withdrawal>): Promise<string> =>
    call.then(
      () => 'held',
      (error: { code: string }) => error.code,
    );
  const first = answering(undefined, () => (isRefused.resolve(), isHeld.promise));
  const second = answering(isRefused.promise, async () => isHeld.resolve());
  const calls = [codeOf(open({ ...context, holds: first }, withdrawal))];
  await isRefused.promise;
  await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, 10_000)] });
  calls.push(codeOf(open({ ...context, holds: second }, withdrawal)));
  expect(new Set(await Promise.all(calls)).size).toBe(1);
  await sweep();
  const state = await stateOf(withdrawal);
  expect(await balance(member)).toMatchObject(
    state === 'held' ? { balance: '50.00', held: '200.00' } : { balance: '250.00', held: '0.00' },
  );
});

test('the running service sweeps by itself', async () => {
  const { withdrawal } = await intent();
  await holds.hold(withdrawal);
  const replica = await wallet.replica({ SWEEP_AFTER_MS: '50' });
  await expect.poll(() => stateOf(withdrawal)).toBe('refused');
  // It would sweep what a busy machine takes longer to open.
  await wallet.end(replica);
});

describe('cancelling', () => {
  const cancel = (member: FakeMember, id: string) => wallet.as(member).post(`/api/withdraw/${id}/cancel`);

  test('returns the money once, however often and by however many at once', async () => {
    const { member, withdrawal } = await intent();
    await open(context, withdrawal);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(member, withdrawal.id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(answers[0]?.json().withdrawal).toMatchObject({ status: 'failed', payoutState: 'cancelled', detail: 'cancelled' });
    expect(await balance(member)).toMatchObject({ balance: '150.00', held: '0.00' });
    const { transactions } = (await wallet.as(member).get('/api/user/transactions')).json();
    expect(transactions.map((line: { amount: string }) => line.amount)).toEqual(['100.00', '-100.00', '150.00']);
  });

  test('is refused for another’s, an unknown and a malformed one: 404', async () => {
    const { withdrawal } = await intent();
    await open(context, withdrawal);
    const other = await wallet.member();
    for (const id of [withdrawal.id, uuidv7(), 'x']) expect((await cancel(other, id)).statusCode).toBe(404);
    expect((await cancel(other, '%00')).statusCode).toBe(400);
    expect(await stateOf(withdrawal)).toBe('held');
  });

  test.each(['processing', 'unknown', 'paid'])('is refused once it is %s: 409', async (state) => {
    const { member, withdrawal } = await intent();
    await open(context, withdrawal);
    await database()('withdrawals').where({ id: withdrawal.id }).update({ state });
    expect((await cancel(member, withdrawal.id)).statusCode).toBe(409);
    expect(await balance(member)).toMatchObject({ held: '100.00' });
  });
});
