import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdJobs } from './hold-jobs.ts';
import { earnedAtWall } from './passing-days.ts';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

// It would ask about friends between what a test sets and what it asks.
holdJobs('friends who earned');
let earn: Earn;
beforeAll(async () => void (earn = await startEarn()));
afterAll(() => earn.close());

const change = (body: object) => earn.operator('PATCH', '/api/admin/reward-amounts', body);
const claim = async (member: string, reward: string) => (await earn.as(member, 'POST', `/api/rewards/${reward}/claim`)).status;
const chargedBack = (member: string, transaction: string) => earn.send(providerCall('b', aClaim({ member, transaction, reversal: true })));

describe('operators', () => {
  test('change what rewards pay', async () => {
    const before = (await earn.operator('GET', '/api/admin/reward-amounts', undefined, { role: 'moderator' })).body;
    expect(before).toMatchObject({
      daily: ['10.00', '15.00', '20.00', '25.00', '30.00', '40.00', '50.00'],
      weekly: '200.00',
      referral: '100.00',
    });
    const changed = await earn.operator('PATCH', '/api/admin/reward-amounts', { daily: ['1', 2.5] });
    expect(changed.body).toEqual({ ...before, daily: ['1.00', '2.50'] });
    expect((await earn.as(earn.aMember(), 'POST', '/api/rewards/daily/claim')).body).toEqual({ reward: '1.00' });
    expect((await earn.operator('PATCH', '/api/admin/reward-amounts', { weekly: '0' })).body).toMatchObject({
      code: 'reward_amount_invalid',
    });
    await earn.operator('PATCH', '/api/admin/reward-amounts', { daily: before['daily'] });
    const told = (await earn.acts()).filter(({ action }) => action === 'reward_amounts.change');
    expect(told).toMatchObject([
      { before: { daily: before['daily'] }, end: { outcome: 'succeeded', after: { daily: ['1.00', '2.50'] } } },
      { input: { weekly: '0' }, end: { outcome: 'failed', problem: 'weekly must be between 0.01 and 10000.00' } },
      { before: { daily: ['1.00', '2.50'] }, end: { outcome: 'succeeded' } },
    ]);
    expect((await earn.operator('PATCH', '/api/admin/reward-amounts', { weekly: '1' }, { role: 'moderator' })).status).toBe(403);
    expect((await earn.operator('PATCH', '/api/admin/reward-amounts', {})).status).toBe(400);
    expect((await earn.service.public.inject({ url: '/api/admin/reward-amounts' })).statusCode).toBe(401);
  });
});

describe('a goal that rises', () => {
  const balanceOf = async (member: string) => {
    await until(
      'nobody is to be looked at again',
      async () => (await earn.database('referrals').whereNotNull('recheck_at').first()) === undefined,
    );
    await earn.settled();
    return earn.wallet.balanceOf(member);
  };

  test('takes back no weekly reward that was earned by the one before; a chargeback below that one does', async () => {
    const member = earn.aMember();
    const [small, large] = [await earnedAtWall(earn, member, '50.00'), await earnedAtWall(earn, member, '500.00')];
    expect(await claim(member, 'weekly')).toBe(200);
    await change({ weeklyGoal: '1000' });
    await chargedBack(member, small);
    expect(await balanceOf(member)).toBe(70_000n);
    await chargedBack(member, large);
    expect(await balanceOf(member)).toBe(0n);
    await change({ weeklyGoal: '500' });
  });

  test('takes back no bonus for a friend who had reached the one before, claimed or not', async () => {
    const referrer = earn.aMember();
    const [lumi, tobi] = [earn.aMember('lumi_dev'), earn.aMember('tobi_x')];
    for (const [friend, name] of [
      [lumi, 'lumi_dev'],
      [tobi, 'tobi_x'],
    ] as const)
      await earn.registered(friend, name, referrer);
    const [ofLumi, ofTobi] = [await earnedAtWall(earn, lumi, '1.00'), await earnedAtWall(earn, tobi, '1.00')];
    const last = await earnedAtWall(earn, lumi, '1.00');
    earn.wallet.setTotalEarned(lumi, '101.00');
    expect(await claim(referrer, 'referral')).toBe(200);
    earn.wallet.setTotalEarned(tobi, '101.00');
    await earn.database('referrals').update({ asked_at: '-infinity' });
    await earn.as(referrer, 'GET', '/api/rewards');
    await change({ referralGoal: '1000' });
    await chargedBack(lumi, ofLumi);
    await chargedBack(tobi, ofTobi);
    expect(await balanceOf(referrer)).toBe(10_000n);
    expect(await claim(referrer, 'referral')).toBe(200);
    expect(await balanceOf(referrer)).toBe(20_000n);
    earn.wallet.setTotalEarned(lumi, '100.50');
    await chargedBack(lumi, last);
    expect(await balanceOf(referrer)).toBe(10_000n);
    await change({ referralGoal: '100' });
  });
});
