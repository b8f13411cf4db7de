import { randomUUID } from 'node:crypto';
import { ownDataGaps, until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownData } from '../src/own-data/index.ts';
import { holdJobs } from './hold-jobs.ts';
import { earnedAtWall, letDaysPass } from './passing-days.ts';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

// It would ask about friends between what a test sets and what it asks.
holdJobs('friends who earned');
let earn: Earn;
beforeAll(async () => void (earn = await startEarn()));
afterAll(() => earn.close());

type Rewards = Record<'daily' | 'weekly' | 'referral', Record<string, unknown>>;
const rewards = async (member: string) => (await earn.as(member, 'GET', '/api/rewards')).body as unknown as Rewards;
const claim = (member: string, reward: string, key?: string) =>
  earn.as(member, 'POST', `/api/rewards/${reward}/claim`, key === undefined ? {} : { key });
const claimAtOnce = (member: string, reward: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => claim(member, reward)));

const earned = (member: string, amount: string) => earnedAtWall(earn, member, amount);
const daysPass = (member: string, days: number) => letDaysPass(earn, member, days);
const chargedBack = (member: string, transaction: string) => earn.send(providerCall('b', aClaim({ member, transaction, reversal: true })));

test('each table about members is in what they are given, or is left out with a reason', async () => {
  expect(await ownDataGaps(earn.database, ownData)).toEqual([]);
  const [member, other] = [earn.aMember(), earn.aMember()];
  await earned(member, '20.00');
  const partsOf = async (whose: string) => (await earn.as(whose, 'GET', '/api/user/data/earn')).body['parts'];
  expect(await partsOf(member)).toMatchObject({
    earnings: [{ source: 'wall', amount: 20, state: 'credited' }],
    reports_of_walls: [{ amount: 20 }],
  });
  expect(Object.values((await partsOf(other)) as Record<string, unknown[]>).flat()).toEqual([]);
});

describe('the daily bonus', () => {
  test('pays 10, 15, 20, 25, 30, 40, 50 and then 50 to who comes each day and earned within a week', async () => {
    const member = earn.aMember();
    const paid: string[] = [];
    for (let day = 0; day < 9; day++) {
      paid.push((await claim(member, 'daily')).body['reward'] as string);
      await earned(member, '1.00');
      await daysPass(member, 1);
    }
    expect(paid).toEqual(['10.00', '15.00', '20.00', '25.00', '30.00', '40.00', '50.00', '50.00', '50.00']);
    expect((await rewards(member)).daily).toMatchObject({
      streak: 9,
      next: '50.00',
      canClaim: true,
      days: expect.arrayContaining([{ day: 10, amount: '50.00', state: 'today' }]) as unknown,
    });
  });

  test('needs a wall’s or a task’s credit of the last 7 days from the second claim on; a charged-back one is none', async () => {
    const member = earn.aMember();
    await claim(member, 'daily');
    await daysPass(member, 1);
    const refused = { status: 403, body: { code: 'earning_needed' } };
    expect(await claim(member, 'daily')).toMatchObject(refused);
    expect((await rewards(member)).daily).toMatchObject({ needsEarning: true, canClaim: false });
    const transaction = await earned(member, '1.00');
    await chargedBack(member, transaction);
    expect(await claim(member, 'daily')).toMatchObject(refused);
    await earned(member, '1.00');
    await daysPass(member, 8);
    expect(await claim(member, 'daily')).toMatchObject(refused);
    await earned(member, '1.00');
    expect((await claim(member, 'daily')).status).toBe(200);
  });

  test('is claimed once a day by one of 20 at the same moment', async () => {
    const member = earn.aMember();
    const answers = await claimAtOnce(member, 'daily', 20);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'already_claimed')).toHaveLength(19);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(1000n);
  });

  test('answers the same Idempotency-Key the same, and another reward under it not', async () => {
    const [member, key] = [earn.aMember(), randomUUID()];
    expect((await claim(member, 'daily', key)).body).toEqual({ reward: '10.00' });
    expect((await claim(member, 'daily', key)).body).toEqual({ reward: '10.00' });
    expect((await claim(member, 'weekly', key)).status).toBe(422);
  });
});

describe('the weekly challenge', () => {
  test('pays 200 once when walls, tasks and codes brought 500 in the week', async () => {
    const member = earn.aMember();
    await earned(member, '499.99');
    expect((await rewards(member)).weekly).toMatchObject({
      earned: '499.99',
      goal: '500.00',
      reward: '200.00',
      canClaim: false,
      isClaimed: false,
    });
    expect(await claim(member, 'weekly')).toMatchObject({ status: 400, body: { code: 'goal_not_reached' } });
    await earned(member, '0.01');
    expect((await rewards(member)).weekly).toMatchObject({ earned: '500.00', canClaim: true });
    const answers = await claimAtOnce(member, 'weekly', 10);
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([{ reward: '200.00' }]);
    expect(answers.filter(({ body }) => body['code'] === 'already_claimed')).toHaveLength(9);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(70_000n);
    expect((await rewards(member)).weekly).toMatchObject({ canClaim: false, isClaimed: true });
  });

  test('of last week can be claimed in this one, beside this week’s own', async () => {
    const member = earn.aMember();
    await earned(member, '600.00');
    await daysPass(member, 7);
    await earned(member, '500.00');
    expect((await rewards(member)).weekly).toMatchObject({ earned: '500.00', canClaim: true });
    expect((await claim(member, 'weekly')).status).toBe(200);
    expect((await claim(member, 'weekly')).status).toBe(200);
    expect((await claim(member, 'weekly')).status).toBe(409);
    await daysPass(member, 7);
  });

  test('does not count rewards themselves', async () => {
    const member = earn.aMember();
    await earned(member, '495.00');
    await claim(member, 'daily');
    expect((await rewards(member)).weekly).toMatchObject({ earned: '495.00', canClaim: false });
  });

  test('is taken back when a chargeback leaves the week below the goal, and not before', async () => {
    const member = earn.aMember();
    const small = await earned(member, '100.00');
    const large = await earned(member, '500.00');
    await claim(member, 'weekly');
    await chargedBack(member, small);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(70_000n);
    await chargedBack(member, large);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
  });

  test('and a chargeback at the same moment leave both or neither', async () => {
    for (let round = 0; round < 5; round++) {
      const member = earn.aMember();
      const transaction = await earned(member, '500.00');
      const [claimed] = await Promise.all([claim(member, 'weekly'), chargedBack(member, transaction)]);
      expect([200, 400]).toContain(claimed.status);
      await earn.settled();
      expect(earn.wallet.balanceOf(member)).toBe(0n);
    }
  });
});

describe('the referral bonus', () => {
  async function aFriendOf(referrer: string, username: string): Promise<string> {
    const friend = earn.aMember(username);
    await earn.registered(friend, username, referrer);
    return friend;
  }
  const rechecked = async () => {
    await until(
      'nobody is to be looked at again',
      async () => (await earn.database('referrals').whereNotNull('recheck_at').first()) === undefined,
    );
    await earn.settled();
  };
  /** The wallet is asked again at the next look. */
  const askAgain = () => earn.database('referrals').update({ asked_at: '-infinity' });

  test('pays the referrer 100 for each friend who first reaches 100, once', async () => {
    const referrer = earn.aMember();
    const [lumi, tobi] = [await aFriendOf(referrer, 'lumi_dev'), await aFriendOf(referrer, 'tobi_x')];
    earn.wallet.setTotalEarned(lumi, '99.99');
    earn.wallet.setTotalEarned(tobi, '64.00');
    expect((await rewards(referrer)).referral).toMatchObject({ claimableCount: 0, canClaim: false, friendCount: 2, stale: false });
    expect(await claim(referrer, 'referral')).toMatchObject({ status: 400, body: { code: 'goal_not_reached' } });

    earn.wallet.setTotalEarned(lumi, '100.00');
    await askAgain();
    expect((await rewards(referrer)).referral).toMatchObject({
      claimableCount: 1,
      claimable: '100.00',
      friends: [
        { username: 'l•••v', joinedAt: expect.any(String), totalEarned: '100.00', state: 'reached' },
        { username: 't•••x', totalEarned: '64.00', state: 'earning' },
      ],
    });
    const answers = await claimAtOnce(referrer, 'referral', 10);
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([{ reward: '100.00' }]);
    await earn.settled();
    expect(earn.wallet.balanceOf(referrer)).toBe(10_000n);

    earn.wallet.setTotalEarned(lumi, '900.00');
    earn.wallet.setTotalEarned(tobi, '900.00');
    await askAgain();
    expect((await claim(referrer, 'referral')).body).toEqual({ reward: '100.00' });
    expect((await claim(referrer, 'referral')).status).toBe(400);
    await earn.settled();
    expect(earn.wallet.balanceOf(referrer)).toBe(20_000n);
    // What a friend has beyond the goal is theirs, and so is their name.
    expect((await rewards(referrer)).referral).toMatchObject({ friends: [{ totalEarned: '100.00' }, { totalEarned: '100.00' }] });
    expect(JSON.stringify((await earn.as(referrer, 'GET', '/api/rewards/history')).body)).not.toMatch(/lumi_dev|tobi_x/);
  });

  test('shows the last known with the wallet away, and pays what was already reached', async () => {
    const referrer = earn.aMember();
    const friend = await aFriendOf(referrer, 'early_bird');
    earn.wallet.setTotalEarned(friend, '150.00');
    await rewards(referrer);
    await aFriendOf(referrer, 'late_bird');
    await earn.wallet.service.stop();
    expect((await rewards(referrer)).referral).toMatchObject({ stale: true, claimableCount: 1, friendCount: 2 });
    expect((await claim(referrer, 'referral')).body).toEqual({ reward: '100.00' });
    expect((await claim(referrer, 'referral')).status).toBe(503);
    await earn.wallet.service.start();
    await earn.settled();
    expect(earn.wallet.balanceOf(referrer)).toBe(10_000n);
  });

  test('is taken back when chargebacks leave the friend below the goal, and not otherwise', async () => {
    const referrer = earn.aMember();
    const friend = await aFriendOf(referrer, 'shaky');
    const transaction = await earned(friend, '1.00');
    earn.wallet.setTotalEarned(friend, '101.00');
    expect((await claim(referrer, 'referral')).status).toBe(200);
    await chargedBack(friend, await earned(friend, '1.00'));
    await rechecked();
    expect(earn.wallet.balanceOf(referrer)).toBe(10_000n);
    earn.wallet.setTotalEarned(friend, '99.00');
    await chargedBack(friend, transaction);
    await rechecked();
    expect(earn.wallet.balanceOf(referrer)).toBe(0n);
    earn.wallet.setTotalEarned(friend, '500.00');
    await askAgain();
    expect((await claim(referrer, 'referral')).status).toBe(400);
  });

  test('that was not claimed yet has to be reached again after the friend’s chargeback', async () => {
    const referrer = earn.aMember();
    const friend = await aFriendOf(referrer, 'shakier');
    const transaction = await earned(friend, '1.00');
    earn.wallet.setTotalEarned(friend, '100.00');
    expect((await rewards(referrer)).referral).toMatchObject({ claimableCount: 1 });
    earn.wallet.setTotalEarned(friend, '99.00');
    await chargedBack(friend, transaction);
    await rechecked();
    expect((await rewards(referrer)).referral).toMatchObject({ claimableCount: 0 });
  });

  test('knows nobody whom nobody referred', async () => {
    const member = earn.aMember();
    await earn.registered(member, 'alone', null);
    expect(await earn.database('referrals').where({ referred_id: member })).toEqual([]);
  });
});

describe('a reward that operators switched off', () => {
  test('is shown so and cannot be claimed', async () => {
    const off = await startEarn({}, { daily_bonus: 'off', weekly_challenge: 'off', referral_bonus: 'off' });
    const member = off.aMember();
    const { body } = await off.as(member, 'GET', '/api/rewards');
    expect(body).toMatchObject({
      daily: { isEnabled: false, canClaim: false },
      weekly: { isEnabled: false },
      referral: { isEnabled: false },
    });
    for (const reward of ['daily', 'weekly', 'referral'])
      expect(await off.as(member, 'POST', `/api/rewards/${reward}/claim`)).toMatchObject({ status: 403, body: { code: 'reward_off' } });
    await off.close();
  });

  test('unknown rewards are no rewards', async () => {
    expect((await claim(earn.aMember(), 'monthly')).status).toBe(400);
  });
});
