import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { runAudit } from '../../src/audit/run-audit.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ PLATFORM_DEADLINE_MS: '3000' })));
afterAll(() => wallet.remove());

const balance = async (member: FakeMember) => (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();
const stateOf = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json().withdrawal.payoutState;
const clean = async () => expect((await runAudit(wallet.service.kit.database)).findings.filter(({ faults }) => faults > 0)).toEqual([]);

describe('by hand', () => {
  test('approved: paid, and told who did it', async () => {
    const { id, member, passId } = await wallet.held(100);
    const answer = await wallet.payByHand(id, passId);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      gamepassId: String(passId),
      withdrawal: { status: 'completed', payoutState: 'paid', detail: 'paid', decidedBy: 'ada' },
      purchaseDetails: { kind: 'hand', price: '100.00', purchaseId: `token-${passId}`, buyerUserId: '999' },
    });
    expect(await balance(member)).toMatchObject({ balance: '0.00', held: '0.00' });
  });

  test('rejected: the money comes back once, and the member reads why', async () => {
    const { id, member } = await wallet.held(100);
    const answer = await wallet.process(id, { status: 'failed', rejectionReason: ' The gamepass is private. ' });
    expect([answer.statusCode, answer.json().withdrawal]).toMatchObject([
      200,
      { status: 'failed', payoutState: 'rejected', detail: 'refused' },
    ]);
    expect((await wallet.process(id, { status: 'failed', rejectionReason: 'Again' })).statusCode).toBe(409);
    expect(await balance(member)).toMatchObject({ balance: '100.00', held: '0.00' });
    const [line] = (await wallet.as(member).get('/api/withdraw/history')).json().withdrawals;
    expect(line).toMatchObject({
      status: 'failed',
      payoutState: 'rejected',
      reason: 'The gamepass is private.',
      processedAt: expect.any(String),
    });
  });

  test.each([{}, { rejectionReason: '  ' }, { rejectionReason: null }])('rejecting needs a reason: %j', async (written) => {
    const { id } = await wallet.held(100);
    const answer = await wallet.process(id, { status: 'failed', ...written });
    expect([answer.statusCode, answer.json().code, await stateOf(id)]).toEqual([400, 'rejection_reason_required', 'held']);
  });

  test.each([
    { status: 'pending' },
    { status: 'completed', by: '' },
    { status: 'failed', rejectionReason: 'a\0b' },
    { status: 'completed', autoPayout: 'yes' },
    { status: 'completed', amount: 1 },
  ])('hostile %j changes nothing', async (decision) => {
    const { id } = await wallet.held(100);
    expect((await wallet.process(id, decision)).statusCode).toBe(400);
    expect(await stateOf(id)).toBe('held');
  });

  test('an unknown, a malformed and a refused one are not found', async () => {
    for (const id of [uuidv7(), 'x']) expect((await wallet.process(id, { status: 'completed' })).statusCode).toBe(404);
    expect((await wallet.process('%00', { status: 'completed' })).statusCode).toBe(400);
  });

  test('is for who operates alone', async () => {
    const { id, member } = await wallet.held(100);
    const headers = { cookie: wallet.env.keys.memberCookie(member.id) };
    for (const [method, url] of [
      ['POST', `/api/admin/withdrawals/${id}/process`],
      ['POST', `/api/admin/withdrawals/${id}/reserve`],
      ['POST', '/api/admin/withdrawals/process-batch'],
      ['GET', '/api/admin/withdrawals'],
      ['GET', '/api/admin/withdrawals.csv'],
      ['GET', '/api/admin/withdrawals/counts'],
      ['GET', '/api/admin/withdrawals/waiting'],
      ['GET', `/api/admin/withdrawals/${id}`],
    ] as const)
      expect((await wallet.service.public.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })).statusCode).toBe(
        401,
      );
    expect(await stateOf(id)).toBe('held');
  });
});

describe('in the audit log', () => {
  const actsOn = async (id: string, action: string) => (await wallet.acts(action)).filter(({ subject }) => subject.id === id);
  const auto = { status: 'completed', autoPayout: true };

  test('what the bot buys has its intent before the platform is asked, and its purchase after', async () => {
    const { id, member } = await wallet.held(100);
    wallet.platform.latencyMs = 300;
    const answer = wallet.process(id, auto);
    await expect.poll(async () => (await actsOn(id, 'withdrawal.auto_payout')).length).toBe(1);
    const [intent] = await actsOn(id, 'withdrawal.auto_payout');
    wallet.platform.latencyMs = 0;
    expect(intent).toMatchObject({
      operator: { username: 'ada', role: 'owner' },
      subject: { type: 'withdrawal', id, label: expect.stringMatching(/^R\$ 100\.00 of /) },
      input: { status: 'completed', rejectionReason: null, autoPayout: true },
      before: { status: 'pending', payoutState: 'held', decidedBy: null },
      end: null,
    });
    expect((await answer).json()).toMatchObject({ success: true, message: 'Paid', payoutState: 'paid' });
    expect(await actsOn(id, 'withdrawal.auto_payout')).toMatchObject([
      { id: intent?.id, end: { outcome: 'succeeded', after: { payoutState: 'paid', purchaseDetails: { kind: 'bot' } }, problem: null } },
    ]);
    expect(await balance(member)).toMatchObject({ held: '0.00' });
  });

  test('a rejection, and a refusal as failed with its words', async () => {
    const { id } = await wallet.held(100);
    const rejection = { status: 'failed', rejectionReason: ' Not for sale ' };
    expect((await wallet.process(id, rejection)).json()).toMatchObject({ success: true, message: 'Rejected, the money is back' });
    await wallet.process(id, { status: 'completed' }, 'grace');
    expect(await actsOn(id, 'withdrawal.reject')).toMatchObject([
      { input: { rejectionReason: 'Not for sale', autoPayout: false }, end: { outcome: 'succeeded', after: { payoutState: 'rejected' } } },
    ]);
    expect(await actsOn(id, 'withdrawal.approve')).toMatchObject([
      { operator: { username: 'grace' }, end: { outcome: 'failed', problem: 'This withdrawal is rejected now (ada).' } },
    ]);
  });

  test('what the ledger did not answer as unknown', async () => {
    const { id } = await wallet.held(100);
    const { database } = wallet.service.kit;
    await database.raw('alter table transfers rename to transfers_away');
    const answer = await wallet.process(id, { status: 'failed', rejectionReason: 'No' });
    await database.raw('alter table transfers_away rename to transfers');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(await actsOn(id, 'withdrawal.reject')).toMatchObject([{ end: { outcome: 'unknown', problem: answer.json().message } }]);
  });

  test('nothing without the intent: when it cannot be written, nobody is paid', async () => {
    const { id, passId } = await wallet.held(100);
    const { database } = wallet.service.kit;
    await database.raw('alter table outbox rename to outbox_away');
    const answer = await wallet.process(id, auto);
    await database.raw('alter table outbox_away rename to outbox');
    expect(answer.statusCode).toBe(500);
    expect(await stateOf(id)).toBe('held');
    expect(wallet.platform.purchases.filter((purchase) => purchase.passId === passId)).toEqual([]);
  });

  test('is not what a role refuses: auto payout is an admin’s, alone and on many', async () => {
    const { id } = await wallet.held(100);
    const asModerator = (url: string, body: object) => wallet.operator('POST', url, body, { role: 'moderator' });
    const many = '/api/admin/withdrawals/process-batch';
    for (const answer of [
      await asModerator(`/api/admin/withdrawals/${id}/process`, auto),
      await asModerator(many, { ids: [id], ...auto }),
      await asModerator(many, { ids: [id], ...auto, dryRun: true }),
    ])
      expect([answer.statusCode, answer.json()]).toMatchObject([
        403,
        { code: 'role_required', message: 'Auto payout needs the role admin. You are moderator.' },
      ]);
    expect([await stateOf(id), await actsOn(id, 'withdrawal.auto_payout')]).toEqual(['held', []]);
    const rejected = await asModerator(`/api/admin/withdrawals/${id}/process`, { status: 'failed', rejectionReason: 'No' });
    expect(rejected.statusCode).toBe(200);
  });
});

test('of 100 decisions at once one wins; the others get 409 and the state it has now', async () => {
  const { id, member, passId } = await wallet.held(100);
  const decisions = [
    { status: 'completed', autoPayout: true },
    { status: 'failed', rejectionReason: 'No' },
  ];
  const calls = Array.from({ length: 99 }, (_, index) => {
    const [decision, by] = [decisions[index % 3], `operator ${index}`];
    return decision
      ? wallet.process(id, decision, by)
      : wallet.operator('POST', `/api/admin/withdrawals/${id}/reserve`, {}, { username: by });
  });
  const cancelled = wallet.as(member).post(`/api/withdraw/${id}/cancel`);
  const answers = [...(await Promise.all(calls)), await cancelled];
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(99);
  const state = await stateOf(id);
  for (const answer of answers.slice(0, 99).filter(({ statusCode }) => statusCode === 409)) {
    expect(answer.json()).toMatchObject({ code: 'already_decided', error: answer.json().message, withdrawal: { id } });
  }
  const back = { paid: { balance: '0.00', held: '0.00' }, processing: { balance: '0.00', held: '100.00' } };
  expect(await balance(member)).toMatchObject(back[state as keyof typeof back] ?? { balance: '100.00', held: '0.00' });
  expect(wallet.platform.purchases.filter((purchase) => purchase.passId === passId).length).toBeLessThanOrEqual(state === 'paid' ? 1 : 0);
  await clean();
});

test('many at once: by hand each for itself, by the bot one after the other', async () => {
  const held = await Promise.all(Array.from({ length: 5 }, () => wallet.held(100)));
  const [first, second, ...queued] = held.map(({ id }) => id);
  for (const { passId } of held.slice(0, 2)) wallet.platform.buyAsBot(passId, 100);
  await wallet.process(String(first), { status: 'completed' });
  const batch = (decision: object) => wallet.operator('POST', '/api/admin/withdrawals/process-batch', decision);
  const byHand = await batch({ ids: [first, second, uuidv7()], status: 'completed' });
  expect(byHand.json().results).toMatchObject([
    { id: first, result: 'refused', amount: '100.00', message: expect.stringContaining('ada') },
    { id: second, result: 'decided', payoutState: 'paid', message: null },
    { result: 'refused', payoutState: null, message: 'There is no such withdrawal.' },
  ]);
  const byBot = await batch({ ids: queued, status: 'completed', autoPayout: true });
  expect(byBot.json().results.map((each: { result: string }) => each.result)).toEqual(['queued', 'queued', 'queued']);
  expect(byBot.json()).toMatchObject({ dryRun: false, doneCount: 3, failedCount: 0, doneSum: '300.00' });
  await expect.poll(() => Promise.all(queued.map(stateOf))).toEqual(['paid', 'paid', 'paid']);
  const acts = await wallet.acts('withdrawal.auto_payout');
  for (const id of queued)
    expect(acts.filter(({ subject }) => subject.id === id)).toMatchObject([
      { end: { outcome: 'succeeded', after: { payoutState: 'held', result: 'queued' } } },
    ]);
  const approved = await wallet.acts('withdrawal.approve');
  expect(approved.filter(({ subject }) => subject.id === second)).toMatchObject([{ end: { outcome: 'succeeded' } }]);
  expect(approved.filter(({ subject }) => subject.id === first).map(({ end }) => end?.outcome)).toEqual(['succeeded', 'failed']);
  await clean();
});

test('the daily cap of the bot holds for several at once; by hand goes on', async () => {
  const own = await startWallet();
  own.settings.payout_daily_cap = '250';
  try {
    const held = await Promise.all(Array.from({ length: 4 }, () => own.held(100)));
    const answers = await Promise.all(held.map(({ id }) => own.process(id, { status: 'completed', autoPayout: true })));
    expect([200, 409].map((status) => answers.filter(({ statusCode }) => statusCode === status).length)).toEqual([2, 2]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'daily_cap_reached' });
    expect((await own.operator('GET', '/api/admin/payouts')).json()).toMatchObject({
      spentToday: '200.00',
      dailyCap: '250.00',
      held: 2,
    });
    const left = held[answers.findIndex(({ statusCode }) => statusCode === 409)];
    expect((await own.payByHand(String(left?.id), Number(left?.passId))).statusCode).toBe(200);
  } finally {
    await own.remove();
  }
});

test('a failed audit stops payouts, not the site, until a clean one of everything', async () => {
  const own = await startWallet();
  try {
    const [{ id, member }, other] = [await own.held(100), await own.held(100)];
    const { database } = own.service.kit;
    const audits = async (method: 'GET' | 'POST') => (await own.operator(method, '/api/admin/wallet-audits')).json();
    const audited = async () => {
      await audits('POST');
      await expect.poll(async () => (await audits('GET')).running).toBe(false);
      return audits('GET');
    };
    await database.raw('update wallets set available = available + 1 where member_id = ?', [member.id]);
    expect(await audited()).toMatchObject({ stopped: { faults: expect.any(Number), checks: ['balance-is-the-sum', 'sum-is-zero'] } });
    const figures = await own.service.kit.metrics.metrics();
    expect(figures).toContain('wallet_payouts_stopped{service="wallet"} 1\n');
    expect(figures).toMatch(/^wallet_audit_faults\{check="sum-is-zero",service="wallet"\} [1-9]/m);
    expect(figures).toMatch(/^wallet_audit_timestamp_seconds\{scope="all",service="wallet"\} 1[0-9.]{9,}$/m);
    expect(figures).toContain('wallet_audit_timestamp_seconds{scope="new",service="wallet"} 0\n');

    for (const decision of [{ status: 'completed' }, { status: 'completed', autoPayout: true }]) {
      const answer = await own.process(id, decision);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'payouts_stopped']);
    }
    expect((await own.operator('GET', '/api/admin/payouts')).json().stopped).not.toBeNull();
    expect((await own.process(other.id, { status: 'failed', rejectionReason: 'No' })).statusCode).toBe(200);
    expect(
      (await own.as(other.member).post('/api/withdraw', { amount: 100, gamepassLink: own.pass(other.member, 100).link })).statusCode,
    ).toBe(200);

    await database.raw('update wallets set available = available - 1 where member_id = ?', [member.id]);
    expect(await audited()).toMatchObject({ stopped: null });
    expect((await own.process(id, { status: 'completed', autoPayout: true })).statusCode).toBe(200);
  } finally {
    await own.remove();
  }
});
