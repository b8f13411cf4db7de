import { until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followFriends, warnOfStreaks } from '../src/rewards/index.ts';
import { holdJobs } from './hold-jobs.ts';
import { earnedAtWall, letDaysPass } from './passing-days.ts';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

holdJobs('friends who earned', 'streaks that end today');
let earn: Earn;
beforeAll(async () => void (earn = await startEarn()));
afterEach(() => earn.wallet.fail('no'));
afterAll(() => earn.close());

const claim = (member: string, reward: string) => earn.as(member, 'POST', `/api/rewards/${reward}/claim`, {});
async function told(member: string, kind: string): Promise<Record<string, string>[]> {
  await earn.settled();
  return earn
    .events()
    .filter(({ type, data }) => type === 'rewards.earn.member.notified.v1' && data['memberId'] === member && data['kind'] === kind)
    .map(({ data }) => data['values'] as Record<string, string>);
}

describe('a friend who reached the goal', () => {
  const follow = () => followFriends(earn.service.kit);
  async function aFriendOf(referrer: string): Promise<string> {
    const friend = earn.aMember('lumi_dev');
    await earn.registered(friend, 'lumi_dev', referrer);
    return friend;
  }

  test('is told of once, by two replicas at once, to who never looked; then the bonus can be claimed', async () => {
    const referrer = earn.aMember();
    const friend = await aFriendOf(referrer);
    await earnedAtWall(earn, friend, '60.00');
    await Promise.all([follow(), follow()]);
    expect(await told(referrer, 'friend_reached')).toEqual([]);
    await earnedAtWall(earn, friend, '40.00');
    await Promise.all([follow(), follow()]);
    await follow();
    const values = { friend: 'l•••v', goalAmount: '100.00', rewardAmount: '100.00' };
    expect(await told(referrer, 'friend_reached')).toEqual([values]);
    const claimable = async () => (await earn.as(referrer, 'GET', '/api/rewards/claimable')).body;
    const daily = { kind: 'earn.streak_danger', amount: '10.00', path: '/api/rewards/daily/claim' };
    const bonus = { kind: 'earn.friend_reached', amount: '100.00', path: '/api/rewards/referral/claim' };
    expect(await claimable()).toEqual({ count: 2, streak: 0, claims: [daily, bonus] });
    expect((await earn.as(referrer, 'POST', bonus.path, {})).body).toEqual({ reward: '100.00' });
    expect(await claimable()).toEqual({ count: 1, streak: 0, claims: [daily] });
    expect(await told(referrer, 'friend_reached')).toEqual([values]);
  });

  test('is claimed for together with the others, and where it is told says how much that is', async () => {
    const referrer = earn.aMember();
    for (const friend of [await aFriendOf(referrer), await aFriendOf(referrer)]) await earnedAtWall(earn, friend, '100.00');
    await follow();
    const { claims } = (await earn.as(referrer, 'GET', '/api/rewards/claimable')).body as { claims: object[] };
    expect(claims).toContainEqual({ kind: 'earn.friend_reached', amount: '200.00', path: '/api/rewards/referral/claim' });
    expect((await claim(referrer, 'referral')).body).toEqual({ reward: '200.00' });
  });

  test('is told of when their referrer looks first, and not again by the job', async () => {
    const referrer = earn.aMember();
    await earnedAtWall(earn, await aFriendOf(referrer), '100.00');
    await Promise.all([earn.as(referrer, 'GET', '/api/rewards'), follow(), earn.as(referrer, 'GET', '/api/rewards')]);
    await follow();
    expect(await told(referrer, 'friend_reached')).toHaveLength(1);
  });

  test('is told of once the wallet answers again, and once the inbox does', async () => {
    const referrer = earn.aMember();
    await earnedAtWall(earn, await aFriendOf(referrer), '100.00');
    earn.wallet.fail('before');
    await expect(follow()).rejects.toThrow(/wallet/);
    earn.wallet.fail('no');
    await earn.social.stop();
    await follow();
    await earn.social.start();
    expect(await told(referrer, 'friend_reached')).toHaveLength(1);
  });

  test('is not told of a second time after a chargeback', async () => {
    const referrer = earn.aMember();
    const friend = await aFriendOf(referrer);
    const transaction = await earnedAtWall(earn, friend, '100.00');
    await follow();
    await earn.send(providerCall('b', aClaim({ member: friend, transaction, reversal: true })));
    await until('the friend was looked at again', async () => {
      const row = await earn.database('referrals').where({ referred_id: friend }).first('reached_at', 'recheck_at');
      return row.reached_at === null && row.recheck_at === null;
    });
    await earnedAtWall(earn, friend, '100.00');
    await follow();
    expect((await earn.database('referrals').where({ referred_id: friend }).first('reached_at')).reached_at).not.toBeNull();
    expect(await told(referrer, 'friend_reached')).toHaveLength(1);
  });
});

describe('a streak that ends today', () => {
  beforeEach(() => earn.database('streak_looks').update({ day: '-infinity' }));
  const warn = () => warnOfStreaks(earn.service.kit, undefined, 0);
  /** As many days in a row, the last one `ago` days before today. */
  async function aRow(days: number, ago: number): Promise<string> {
    const member = earn.aMember();
    for (let day = 1; day <= days; day++) {
      await earnedAtWall(earn, member, '1.00');
      expect((await claim(member, 'daily')).status).toBe(200);
      await letDaysPass(earn, member, day < days ? 1 : ago);
    }
    return member;
  }
  /** Yesterday’s freeze was of last month then, and today’s is there. */
  const isFirstOfMonth = async () => {
    const { rows } = await earn.database.raw<{ rows: [{ first: boolean }] }>(
      `select extract(day from clock_timestamp() at time zone 'utc') = 1 as first`,
    );
    return rows[0].first;
  };

  test('is told once, by two replicas at once, and to nobody who has today, a freeze or less than three days', async () => {
    const inDanger = await aRow(3, 2);
    const [safe, short, claimed, frozen] = [await aRow(3, 1), await aRow(2, 2), await aRow(3, 2), await aRow(3, 2)];
    await claim(claimed, 'daily');
    earn.wallet.setTotalEarned(frozen, '2500.00');
    await Promise.all([warn(), warn()]);
    await warn();
    const { rows } = await earn.database.raw<{ rows: [{ midnight: string }] }>(
      `select ((clock_timestamp() at time zone 'utc')::date + 1)::text as midnight`,
    );
    const values = { days: '3', next: '4', needs: 'claim', endsAt: `${rows[0].midnight}T00:00:00.000Z` };
    expect(await told(inDanger, 'streak_danger')).toEqual((await isFirstOfMonth()) ? [] : [values]);
    for (const member of [safe, short, claimed, frozen]) expect(await told(member, 'streak_danger')).toEqual([]);
  });

  test('says what is missing before it can be claimed, waits for the wallet, and for the inbox', async () => {
    const member = await aRow(4, 2);
    await earn
      .database('earnings')
      .where({ member_id: member })
      .update({ sent_at: new Date(0) });
    earn.wallet.fail('before');
    const isFirst = await isFirstOfMonth();
    const error = await warn().catch(String);
    expect(String(error)).toContain(isFirst ? 'undefined' : 'wallet');
    expect(await told(member, 'streak_danger')).toEqual([]);
    earn.wallet.fail('no');
    await earn.social.stop();
    await warn();
    await earn.social.start();
    expect(await told(member, 'streak_danger')).toMatchObject(isFirst ? [] : [{ days: '4', needs: 'earning' }]);
  });

  test('is told to nobody before its hour', async () => {
    const member = await aRow(3, 2);
    await warnOfStreaks(earn.service.kit, undefined, 24);
    expect(await told(member, 'streak_danger')).toEqual([]);
  });
});
