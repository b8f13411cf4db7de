import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runAudit } from '../../src/audit/run-audit.ts';
import { returnHeld } from '../../src/payouts/return-held.ts';
import { payoutContext } from '../support/payout-context.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ PLATFORM_DEADLINE_MS: '2000', UNKNOWN_GRACE_MS: '200' })));
afterAll(() => wallet.remove());
afterEach(() => {
  wallet.platform.failures.clear();
  wallet.platform.purchaseFault = undefined;
});

const auto = (id: string) => wallet.process(id, { status: 'completed', autoPayout: true });
const payout = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json();
const stateOf = async (id: string) => (await payout(id)).withdrawal.payoutState;
const balance = async (member: FakeMember) => (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();
const bought = (passId: number) => wallet.platform.purchases.filter((purchase) => purchase.passId === passId).length;
const cancel = (member: FakeMember, id: string) => wallet.as(member).post(`/api/withdraw/${id}/cancel`);
const clean = async () => expect((await runAudit(wallet.service.kit.database)).findings.filter(({ faults }) => faults > 0)).toEqual([]);

describe('an answer that the platform does not document is no refusal', () => {
  const answers: [number, unknown][] = [
    ...[400, 402, 403, 404, 408, 409, 410, 418, 422, 425, 451, 499].map((status): [number, unknown] => [status, { errors: [] }]),
    [200, { purchased: false }],
    [200, { purchased: false, reason: 'Pending' }],
    [200, { purchased: false, reason: null }],
  ];
  test.each(answers)('%i %j after buying: it cannot be cancelled, and is found and paid once', async (status, body) => {
    const { id, member, passId } = await wallet.held(100);
    wallet.platform.purchaseFault = { answersAfterBuying: { status, body } };
    const answer = await auto(id);
    expect([answer.statusCode, answer.json().withdrawal?.payoutState]).toEqual([202, 'unknown']);
    expect((await cancel(member, id)).statusCode).toBe(409);
    await expect.poll(() => stateOf(id)).toBe('paid');
    expect([bought(passId), await balance(member)]).toMatchObject([1, { balance: '0.00', held: '0.00' }]);
  });
  afterAll(clean);
});

describe('money goes back after a try that had begun to buy', () => {
  /** Tried, unknown, and given back since the platform did not own it; then the purchase arrives all the same. */
  async function triedAndGivenBack() {
    const held = await wallet.held(100);
    wallet.platform.purchaseFault = 'error';
    expect((await auto(held.id)).statusCode).toBe(202);
    await expect.poll(() => stateOf(held.id)).toBe('held');
    const arrives = () => {
      wallet.platform.owned.add(held.passId);
      wallet.platform.purchases.unshift({ passId: held.passId, price: 100, at: new Date().toISOString() });
    };
    return { ...held, arrives };
  }

  test.each([99, null])(
    'nor is it paid by the next try when the earlier one bought for another price (%j): nobody knows, and an owner settles it',
    async (price) => {
      const { id, arrives } = await triedAndGivenBack();
      arrives();
      Object.assign(wallet.platform.purchases[0] ?? {}, { price });
      const answer = await auto(id);
      expect([answer.statusCode, answer.json().withdrawal]).toMatchObject([
        202,
        { payoutState: 'unknown', note: expect.stringContaining('An owner') },
      ]);
      const body = { outcome: 'paid', explanation: 'The seller had changed it' };
      expect((await wallet.operator('POST', `/api/admin/withdrawals/${id}/settle`, body, { role: 'owner' })).statusCode).toBe(200);
      await clean();
    },
  );

  test('once the platform says that it was not bought', async () => {
    const [first, second] = [await triedAndGivenBack(), await triedAndGivenBack()];
    expect((await cancel(first.member, first.id)).statusCode).toBe(200);
    expect((await wallet.process(second.id, { status: 'failed', rejectionReason: 'No' })).statusCode).toBe(200);
    expect(await balance(first.member)).toMatchObject({ balance: '100.00', held: '0.00' });
    expect(await balance(second.member)).toMatchObject({ balance: '100.00', held: '0.00' });
    await clean();
  });

  test.each(['member', 'operator'])('not when it says that it was: to neither, here the %s; it is paid', async (who) => {
    const { id, member, arrives } = await triedAndGivenBack();
    arrives();
    const answer = await (who === 'member' ? cancel(member, id) : wallet.process(id, { status: 'failed', rejectionReason: 'No' }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe(who === 'member' ? 'not_cancellable' : 'already_decided');
    await expect.poll(() => stateOf(id)).toBe('paid');
    expect(await balance(member)).toMatchObject({ balance: '0.00', held: '0.00' });
    await clean();
  });

  test('not when it was bought and has left the inventory again: the list of purchases knows', async () => {
    const { id, member, passId, arrives } = await triedAndGivenBack();
    arrives();
    wallet.platform.owned.delete(passId);
    expect((await cancel(member, id)).statusCode).toBe(409);
    await expect.poll(() => stateOf(id)).toBe('paid');
    await clean();
  });

  test('not while the bot is signed out: nobody can read what it bought, and the gamepass may have left the inventory', async () => {
    const { id, member, passId, arrives } = await triedAndGivenBack();
    arrives();
    wallet.platform.owned.delete(passId);
    // as after a start of the service: nobody remembers whose cookie it is
    const context = payoutContext(wallet);
    wallet.platform.failures.set('users/authenticated', { status: 401 });
    await expect(returnHeld(context, { member_id: member.id, id }, 'cancelled')).rejects.toMatchObject({ code: 'payouts_unavailable' });
    expect(await stateOf(id)).toBe('held');
    wallet.platform.failures.clear();
    expect(await returnHeld(context, { member_id: member.id, id }, 'cancelled')).toBeUndefined();
    await context.ledger.close();
    await expect.poll(() => stateOf(id)).toBe('paid');
    await clean();
  });

  test.each(['is-owned', '/transactions'])('not while it cannot be asked (%s)', async (path) => {
    const { id, member } = await triedAndGivenBack();
    wallet.platform.failures.set(path, { status: 500 });
    expect((await cancel(member, id)).statusCode).toBe(502);
    expect((await wallet.process(id, { status: 'failed', rejectionReason: 'No' })).statusCode).toBe(502);
    expect(await stateOf(id)).toBe('held');
    wallet.platform.failures.clear();
    expect((await cancel(member, id)).statusCode).toBe(200);
    await clean();
  });

  test('an untried one is cancelled without asking anybody', async () => {
    const { id, member } = await wallet.held(100);
    wallet.platform.failures.set('/', 'hang');
    expect((await cancel(member, id)).statusCode).toBe(200);
  });
});
