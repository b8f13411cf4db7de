import { uuidv7 } from '@facet/service-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await startWallet();
  // A pause: what these tests put into the queue stays there.
  wallet.settings.payout_daily_cap = '0';
});
afterAll(() => wallet.remove());

const ask = (member: FakeMember, id: string) => wallet.as(member).get(`/api/withdraw/${id}/receipt`);
const receipt = async (member: FakeMember, id: string) => (await ask(member, id)).json();

describe('the steps', () => {
  test('of one that waits: requested, and nothing more', async () => {
    const { id, member } = await wallet.held(250);
    const [listed] = (await wallet.as(member).get('/api/withdraw/history')).json().withdrawals;
    expect(await receipt(member, id)).toEqual({ withdrawal: listed, approvedAt: null, queuedAt: null });
  });

  test('of one in the queue: approved when it was queued', async () => {
    const { id, member } = await wallet.held(250);
    await wallet.service.kit.database('withdrawals').where({ id }).update({ queued_by: 'ada', queued_at: '2026-01-02T03:04:05Z' });
    const queuedAt = '2026-01-02T03:04:05.000Z';
    expect(await receipt(member, id)).toMatchObject({ approvedAt: queuedAt, queuedAt, withdrawal: { detail: 'pending' } });
  });

  test('of one that is paid: approved before it was bought', async () => {
    const { id, member, passId } = await wallet.held(250);
    await wallet.payByHand(id, passId, 250);
    const { withdrawal, approvedAt, queuedAt } = await receipt(member, id);
    expect([withdrawal.detail, queuedAt]).toEqual(['paid', null]);
    expect(withdrawal.createdAt <= approvedAt && approvedAt <= withdrawal.processedAt).toBe(true);
  });

  test('of a try that failed nothing is told: nobody has approved it any more', async () => {
    const { id, member } = await wallet.held(250);
    const attempt = { member_id: member.id, withdrawal_id: id, id: uuidv7(), kind: 'bot', by: 'ada', gamepass_id: '1', amount: 25_000 };
    await wallet.service.kit.database('payout_attempts').insert({ ...attempt, outcome: 'not_bought' });
    await wallet.service.kit.database('withdrawals').where({ id }).update({ state: 'processing' });
    expect((await receipt(member, id)).approvedAt).toBeNull();
  });
});

test('cancelled by the member and refused by an operator are two ends', async () => {
  const cancelled = await wallet.held(250);
  await wallet.as(cancelled.member).post(`/api/withdraw/${cancelled.id}/cancel`, {});
  expect(await receipt(cancelled.member, cancelled.id)).toMatchObject({
    withdrawal: { detail: 'cancelled', reason: null },
    approvedAt: null,
  });
  const refused = await wallet.held(250);
  await wallet.service.kit
    .database('withdrawals')
    .where({ id: refused.id })
    .update({ queued_by: 'ada', queued_at: '2026-01-02T03:04:05Z' });
  const answer = await wallet.process(refused.id, { status: 'failed', rejectionReason: 'The gamepass is private.' });
  expect(answer.statusCode).toBe(200);
  expect(await receipt(refused.member, refused.id)).toMatchObject({
    withdrawal: { detail: 'refused', reason: 'The gamepass is private.' },
    approvedAt: null,
    queuedAt: null,
  });
});

test.each(['somebody else’s', 'none', 'nonsense', 'one that never held money'])('there is no receipt of %s', async (which) => {
  const [{ id, member }, other] = [await wallet.held(250), await wallet.member()];
  if (which.startsWith('one that')) await wallet.service.kit.database('withdrawals').where({ id }).update({ state: 'refused' });
  const [who, asked] = { 'somebody else’s': [other, id], none: [member, uuidv7()], nonsense: [member, 'x'] }[which] ?? [member, id];
  const answer = await ask(who as FakeMember, asked as string);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'withdrawal_not_found']);
});
