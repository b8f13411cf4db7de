import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../../src/audit/run-audit.ts';
import type { Paying } from '../../src/payouts/attempt.ts';
import { concludeBought } from '../../src/payouts/pay-by-bot.ts';
import { claim, recordNotBought } from '../../src/payouts/payout-steps.ts';
import type { Withdrawal } from '../../src/withdrawals/index.ts';
import { payoutContext } from '../support/payout-context.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ PLATFORM_DEADLINE_MS: '2000', UNKNOWN_GRACE_MS: '200' })));
afterAll(() => wallet.remove());

const database = () => wallet.service.kit.database;
const auto = (id: string) => wallet.process(id, { status: 'completed', autoPayout: true });
const payout = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json();
const bought = (passId: number) => wallet.platform.purchases.filter((purchase) => purchase.passId === passId).length;
const clean = async () => expect((await runAudit(database())).findings.filter(({ faults }) => faults > 0)).toEqual([]);
const request = (member: FakeMember, passId: number) =>
  wallet.as(member).post('/api/withdraw', { amount: 100, gamepassLink: `https://www.roblox.com/game-pass/${passId}` });

/** One that was paid, and whose gamepass left the bot's inventory. */
async function paidAndGone() {
  const first = await wallet.held(100);
  expect((await auto(first.id)).statusCode).toBe(200);
  wallet.platform.owned.delete(first.passId);
  await wallet.internal('earn', 'POST', '/internal/transfers', {
    transfers: [
      {
        key: first.id,
        memberId: first.member.id,
        direction: 'credit',
        account: 'wall:a',
        amount: '100.00',
        type: 'wall_credit',
        reason: 'More',
      },
    ],
  });
  return first;
}

/** The same gamepass requested again, as if the first purchase were not known; `known` makes it known again. */
async function requestedAgain() {
  const first = await paidAndGone();
  await database()('payout_attempts').where({ withdrawal_id: first.id }).update({ gamepass_id: 'hidden' });
  const answer = await request(first.member, first.passId);
  expect(answer.statusCode).toBe(200);
  const known = () =>
    database()('payout_attempts')
      .where({ withdrawal_id: first.id })
      .update({ gamepass_id: String(first.passId) });
  return { ...first, second: answer.json().withdrawal.id as string, known };
}

test('a gamepass that was bought is refused when it is requested again, owned or not', async () => {
  const { member, passId } = await paidAndGone();
  const answer = await request(member, passId);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'gamepass_already_bought']);
  await clean();
});

test('nor is it bought again when a request slipped through: nothing is sent, and it leaves the queue for a person', async () => {
  const { member, passId, second, known } = await requestedAgain();
  await known();
  const answer = await auto(second);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'gamepass_already_bought']);
  expect(bought(passId)).toBe(1);
  expect((await payout(second)).withdrawal).toMatchObject({ payoutState: 'held', queuedAt: null });
  expect((await wallet.as(member).post(`/api/withdraw/${second}/cancel`)).statusCode).toBe(200);
  await clean();
});

test('a late answer, after another purchase of the gamepass was paid out, is no error of ours: it stays given back, for a person to decide', async () => {
  const { second, known } = await requestedAgain();
  const context = payoutContext(wallet);
  try {
    const row = (await database()<Withdrawal>('withdrawals').where({ id: second }).first()) as Withdrawal;
    const paying = (await claim(database(), row, { by: 'ada' })) as Paying;
    await database()('payout_attempts').where({ id: paying.attempt.id }).update({ buyer_user_id: '999', buying_at: new Date() });
    await recordNotBought(database(), paying, 'taken for not bought');
    await known();
    expect(await concludeBought(context, paying, 'a second purchase')).toBeUndefined();
  } finally {
    await context.ledger.close();
  }
  expect((await payout(second)).withdrawal).toMatchObject({ payoutState: 'held' });
  expect((await wallet.process(second, { status: 'failed', rejectionReason: 'Choose another one' })).statusCode).toBe(200);
  await clean();
});
