import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdJobs } from './hold-jobs.ts';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

// It would ask the wallet in place of who is meant to.
holdJobs('friends who earned');
let earn: Earn;
beforeAll(async () => void (earn = await startEarn()));
afterAll(() => earn.close());

const claim = (member: string) => earn.as(member, 'POST', '/api/rewards/referral/claim');
const claimable = async (member: string) =>
  ((await earn.as(member, 'GET', '/api/rewards')).body['referral'] as { claimableCount: number }).claimableCount;
const rechecked = () =>
  until('nobody is to be looked at again', async () => (await earn.database('referrals').whereNotNull('recheck_at').first()) === undefined);
/** The wallet is asked again at the next look. */
const askAgain = () => earn.database('referrals').update({ asked_at: '-infinity' });

/** A referrer, and their friend who has earned 101 R$ by one survey, which can be charged back. */
async function aPair() {
  const referrer = earn.aMember();
  const friend = earn.aMember('lumi_dev');
  await earn.registered(friend, 'lumi_dev', referrer);
  const survey = aClaim({ member: friend, amount: '101.00' });
  await earn.send(providerCall('b', survey));
  await earn.settled();
  return { referrer, chargeBack: () => earn.send(providerCall('b', { ...survey, reversal: true })) };
}

describe('the referral bonus, while a chargeback of the friend is on its way to the wallet', () => {
  test.each([
    ['was not looked at before', async () => 1],
    ['had been seen at the goal', claimable],
  ])('is not paid on the old total of a friend who %s, and not after it', async (_what, look) => {
    const { referrer, chargeBack } = await aPair();
    expect(await look(referrer)).toBe(1);
    earn.wallet.fail('before', '/internal/transfers/reverse');
    await chargeBack();
    expect((await claim(referrer)).status).toBe(400);
    earn.wallet.fail('no');
    await earn.settled();
    await rechecked();
    await askAgain();
    expect((await claim(referrer)).status).toBe(400);
    expect(earn.wallet.balanceOf(referrer)).toBe(0n);
  });

  test('is not paid on a total that was asked for before it and answered after it', async () => {
    const { referrer, chargeBack } = await aPair();
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    earn.wallet.delayBalances(async () => {
      asked.resolve();
      await answered.promise;
    });
    const claiming = claim(referrer);
    await asked.promise;
    earn.wallet.delayBalances(undefined);
    await chargeBack();
    await earn.settled();
    await rechecked();
    answered.resolve();
    expect((await claiming).status, '503 on a machine that took longer than the call may').not.toBe(200);
    await earn.settled();
    expect(earn.wallet.balanceOf(referrer)).toBe(0n);
    expect(await claimable(referrer)).toBe(0);
  });
});
