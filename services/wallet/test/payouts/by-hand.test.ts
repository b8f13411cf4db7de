import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runAudit } from '../../src/audit/run-audit.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ SWEEP_AFTER_MS: '100', UNKNOWN_GRACE_MS: '100', PLATFORM_DEADLINE_MS: '2000' })));
afterAll(() => wallet.remove());
afterEach(async () => {
  wallet.platform.failures.clear();
  await clean();
});

const database = () => wallet.service.kit.database;
const act = (verb: 'reserve' | 'release', id: string, body: object = {}, by = 'ada') =>
  wallet.operator('POST', `/api/admin/withdrawals/${id}/${verb}`, body, { username: by, role: 'moderator' });
const markPaid = (id: string, by?: string) => wallet.process(id, { status: 'completed' }, by);
const auto = (id: string) => wallet.process(id, { status: 'completed', autoPayout: true });
const payout = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json();
const stateOf = async (id: string) => (await payout(id)).withdrawal.payoutState;
const cancel = (member: FakeMember, id: string) => wallet.as(member).post(`/api/withdraw/${id}/cancel`);
const balance = async (member: FakeMember) => (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();
const clean = async () => expect((await runAudit(wallet.service.kit.database)).findings.filter(({ faults }) => faults > 0)).toEqual([]);
const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [answer.statusCode, answer.json().code];

async function reserved(body: object = {}) {
  const held = await wallet.held(100);
  const answer = await act('reserve', held.id, body);
  expect(answer.statusCode).toBe(200);
  return { ...held, answer: answer.json() };
}
/** Its ten minutes are over. */
const letItRunOut = (id: string) =>
  wallet.service.kit
    .database('withdrawals')
    .where({ id })
    .update({ reserved_until: new Date(Date.now() - 1_000) });

test('what is marked as paid while the platform cannot be asked is not taken for not bought: it is found and paid, though it has left the inventory', async () => {
  const { id, member, passId } = await wallet.held(100);
  wallet.platform.buyAsBot(passId, 100);
  wallet.platform.owned.delete(passId);
  await database()('withdrawals')
    .where({ id })
    .update({ created_at: database().raw("created_at - interval '1 hour'") });
  Object.assign(wallet.platform.purchases[0] ?? {}, { at: new Date(Date.now() - 1_800_000).toISOString() });
  wallet.platform.failures.set('/transactions', { status: 500 });
  expect((await markPaid(id)).statusCode).toBe(502);
  expect([await stateOf(id), codeOf(await cancel(member, id))]).toEqual(['unknown', [409, 'not_cancellable']]);
  wallet.platform.failures.clear();
  await expect.poll(() => stateOf(id)).toBe('paid');
  expect(await balance(member)).toMatchObject({ balance: '0.00', held: '0.00' });
});

describe('a reservation', () => {
  test('keeps the member, the bot, the queue and other operators out, and tells who has it until when', async () => {
    const { id, member, passId, answer } = await reserved();
    expect(answer.withdrawal).toMatchObject({ status: 'pending', payoutState: 'processing', decidedBy: 'ada' });
    const leftMs = Date.parse(answer.withdrawal.reservedUntil) - Date.now();
    expect([leftMs > 590_000, leftMs <= 600_000]).toEqual([true, true]);
    expect(codeOf(await cancel(member, id))).toEqual([409, 'not_cancellable']);
    expect(codeOf(await act('reserve', id, {}, 'grace'))).toEqual([409, 'already_decided']);
    expect(codeOf(await auto(id))).toEqual([409, 'already_decided']);
    expect(codeOf(await wallet.process(id, { status: 'failed', rejectionReason: 'No' }))).toEqual([409, 'already_decided']);
    expect((await auto(id)).json().message).toBe('It is being paid by hand (ada).');
    wallet.platform.buyAsBot(passId, 100);
    expect((await cancel(member, id)).statusCode).toBe(409);
    expect((await markPaid(id)).json()).toMatchObject({
      withdrawal: { payoutState: 'paid', decidedBy: 'ada', reservedUntil: null },
      purchaseDetails: { kind: 'hand', price: '100.00', buyerUserId: '999', purchaseId: `token-${passId}` },
    });
    expect(await balance(member)).toMatchObject({ balance: '0.00', held: '0.00' });
  });

  test('of a cancel and a reservation at once one wins', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, member } = await wallet.held(100);
      const answers = await Promise.all([cancel(member, id), act('reserve', id)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect(await stateOf(id)).toBe(answers[0].statusCode === 200 ? 'cancelled' : 'processing');
    }
  });

  test('given back without a purchase it waits again, and the member can cancel it', async () => {
    const { id, member } = await reserved();
    expect((await act('release', id)).json().withdrawal).toMatchObject({ payoutState: 'held', reservedUntil: null });
    expect(codeOf(await act('release', id))).toEqual([409, 'already_decided']);
    expect((await cancel(member, id)).statusCode).toBe(200);
    expect(await balance(member)).toMatchObject({ balance: '100.00', held: '0.00' });
  });

  test('is not given back once it was bought, nor while the platform cannot be asked', async () => {
    const { id, passId } = await reserved();
    wallet.platform.failures.set('/transactions', { status: 500 });
    expect((await act('release', id)).statusCode).toBe(502);
    wallet.platform.failures.clear();
    wallet.platform.buyAsBot(passId, 100);
    expect(codeOf(await act('release', id))).toEqual([409, 'purchase_found']);
    expect((await markPaid(id, 'grace')).statusCode).toBe(200);
  });

  test('that runs out without a purchase waits again', async () => {
    const { id, member } = await reserved();
    await letItRunOut(id);
    await expect.poll(() => stateOf(id)).toBe('held');
    expect((await auto(id)).statusCode).toBe(200);
    expect(await balance(member)).toMatchObject({ held: '0.00' });
  });

  test('that runs out after a purchase is paid, and cannot be cancelled in between', async () => {
    const { id, member, passId } = await reserved();
    wallet.platform.buyAsBot(passId, 100);
    await letItRunOut(id);
    await expect.poll(() => stateOf(id)).toBe('paid');
    expect((await cancel(member, id)).statusCode).toBe(409);
  });

  test.each([
    ['another price', { price: 101 }, 'gamepass_changed'],
    ['not for sale', { price: null }, 'gamepass_changed'],
    ['another seller', { seller: 5 }, 'gamepass_changed'],
  ])('%s: it is not even begun', async (_what, change, code) => {
    const { id, passId } = await wallet.held(100);
    Object.assign(wallet.platform.passes.find((pass) => pass.id === passId) ?? {}, change);
    expect(codeOf(await act('reserve', id))).toEqual([409, code]);
    expect(await stateOf(id)).toBe('held');
  });

  test('is refused to an account that owns the gamepass already', async () => {
    const { id, passId } = await wallet.held(100);
    wallet.platform.ownedByOthers.add(`4711:${passId}`);
    expect(codeOf(await act('reserve', id, { buyerUserId: '4711' }))).toEqual([409, 'gamepass_already_bought']);
    expect(await stateOf(id)).toBe('held');
  });
});

describe('in the audit log', () => {
  test('is a reservation, with who buys, and its end', async () => {
    const { id, member } = await reserved({ buyerUserId: '4711' });
    expect((await wallet.acts('withdrawal.reserve')).find(({ subject }) => subject.id === id)).toMatchObject({
      operator: { username: 'ada', role: 'moderator' },
      subject: { type: 'withdrawal', label: expect.stringMatching(/^R\$ 100\.00 of /) },
      input: { buyerUserId: '4711' },
      before: { payoutState: 'held' },
      end: { outcome: 'succeeded', after: { payoutState: 'processing', decidedBy: 'ada' } },
    });
    await act('release', id);
    expect((await wallet.acts('withdrawal.release')).at(-1)).toMatchObject({ subject: { id }, end: { after: { payoutState: 'held' } } });
    expect((await cancel(member, id)).statusCode).toBe(200);
  });

  test.each(['reserve', 'release'] as const)('%s where another was quicker: 409 with its state now, and failed', async (verb) => {
    const { id, member } = await wallet.held(100);
    await cancel(member, id);
    const answer = await act(verb, id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'already_decided', withdrawal: { id, payoutState: 'cancelled' } },
    ]);
    const message = 'This withdrawal is cancelled now.';
    expect((await wallet.acts(`withdrawal.${verb}`)).at(-1)).toMatchObject({
      subject: { id },
      end: { outcome: 'failed', problem: message },
    });
  });

  test.each([{ buyerUserId: 'x' }, { buyerUserId: '0' }, { other: 1 }])('hostile %j changes nothing', async (body) => {
    const { id } = await wallet.held(100);
    expect((await act('reserve', id, body)).statusCode).toBe(400);
    expect(await stateOf(id)).toBe('held');
    expect((await wallet.acts('withdrawal.reserve')).filter(({ subject }) => subject.id === id)).toEqual([]);
  });
});

describe('what the platform says of the purchase', () => {
  test('nothing: it is not paid, and stays reserved', async () => {
    const { id, member } = await reserved();
    expect(codeOf(await markPaid(id))).toEqual([409, 'purchase_not_found']);
    expect([await stateOf(id), (await balance(member)).held]).toEqual(['processing', '100.00']);
  });

  test('without a reservation: only a purchase that is listed since the request pays; otherwise it waits again', async () => {
    const [first, second] = [await wallet.held(100), await wallet.held(100)];
    wallet.platform.buyAsBot(first.passId, 100);
    expect((await markPaid(first.id)).statusCode).toBe(200);
    expect(codeOf(await markPaid(second.id))).toEqual([409, 'purchase_not_found']);
    expect((await payout(second.id)).withdrawal).toMatchObject({ payoutState: 'held', note: expect.stringContaining('no such purchase') });
  });

  test('without a reservation: that the account owns it proves nothing, however often it is said; the purchase does once it is listed', async () => {
    const { id, member, passId } = await wallet.held(100);
    wallet.platform.owned.add(passId);
    expect(codeOf(await markPaid(id))).toEqual([503, 'payouts_unavailable']);
    expect(codeOf(await markPaid(id, 'grace'))).toEqual([503, 'payouts_unavailable']);
    expect([await stateOf(id), (await balance(member)).held]).toEqual(['unknown', '100.00']);
    wallet.platform.buyAsBot(passId, 100);
    await expect.poll(() => stateOf(id), { timeout: 15_000 }).toBe('paid');
    expect((await balance(member)).held).toBe('0.00');
  });

  test('another amount: it is refused', async () => {
    const { id, passId } = await reserved();
    wallet.platform.buyAsBot(passId, 99);
    expect(codeOf(await markPaid(id))).toEqual([409, 'amount_differs']);
    expect(await stateOf(id)).toBe('processing');
    Object.assign(wallet.platform.purchases[0] ?? {}, { price: 100 });
    expect((await markPaid(id)).statusCode).toBe(200);
  });

  test('of another account: that it owns now what it did not own when it was reserved', async () => {
    const { id, passId } = await reserved({ buyerUserId: '4712' });
    expect(codeOf(await markPaid(id))).toEqual([409, 'purchase_not_found']);
    wallet.platform.ownedByOthers.add(`4712:${passId}`);
    expect((await markPaid(id)).json()).toMatchObject({ withdrawal: { payoutState: 'paid' }, purchaseDetails: { buyerUserId: '4712' } });
  });

  test('of an unknown one that is not owned: an operator cannot mark it as paid', async () => {
    const { id, member } = await wallet.held(100);
    const { database } = wallet.service.kit;
    wallet.platform.failures.set('/transactions', { status: 500 });
    wallet.platform.purchaseFault = 'error';
    expect((await auto(id)).statusCode).toBe(202);
    wallet.platform.purchaseFault = undefined;
    await database('payout_attempts').where({ withdrawal_id: id }).update({ looked_at: new Date(), looks: 20 });
    wallet.platform.failures.clear();
    expect(codeOf(await markPaid(id))).toEqual([409, 'purchase_not_found']);
    // A look that was under way meanwhile says when the next one is: it is due again until one has found out.
    const lookAgain = () => database('payout_attempts').where({ withdrawal_id: id }).update({ looked_at: null });
    await expect.poll(async () => (await lookAgain(), stateOf(id))).toBe('held');
    expect((await balance(member)).held).toBe('100.00');
  });

  test('nothing while it is away: an error, and it stays reserved', async () => {
    const { id } = await reserved();
    wallet.platform.failures.set('/', { status: 500 });
    expect((await markPaid(id)).statusCode).toBe(502);
    expect(await stateOf(id)).toBe('processing');
  });
});

test('two who mark it as paid at once: it is paid once', async () => {
  const { id, member, passId } = await reserved();
  wallet.platform.buyAsBot(passId, 100);
  const answers = await Promise.all([markPaid(id), markPaid(id, 'grace'), markPaid(id, 'linus')]);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  expect([await stateOf(id), await balance(member)]).toMatchObject(['paid', { balance: '0.00', held: '0.00' }]);
});
