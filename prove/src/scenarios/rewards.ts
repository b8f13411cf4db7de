import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@facet/service-kit';
import { isNo, isYes, paidOnce, scenario, wasDone, wasTold, type Act } from '../scenario.ts';
import { ban, leave, rename, restoredMeanwhile } from './meanwhile.ts';
import { AT_FIRST, type Person, type World } from '../world.ts';

const REWARD = 1_500n;
const WRITTEN = '15.00';

const claim =
  (reward: 'daily' | 'weekly' | 'referral'): Act<{ person: Person; key: string }> =>
  (world, { person, key }, { second }) =>
    world.as(person, 'earn', 'POST', `/api/rewards/${reward}/claim`, {}, { key, second });

const gained = async (world: World, person: Person): Promise<bigint> => (await world.balance(person)).available - AT_FIRST;

async function amountsOf(world: World): Promise<{ goal: bigint; referralGoal: bigint }> {
  const [row] = await world.rows<{ weekly_goal_hundredths: string; referral_goal_hundredths: string }>(
    'earn',
    'select * from reward_amounts',
  );
  return { goal: BigInt(row?.weekly_goal_hundredths ?? 0), referralGoal: BigInt(row?.referral_goal_hundredths ?? 0) };
}

/** A code for one person, and two who want it. */
export const promoCode = scenario({
  name: 'promo-code',
  async begin(world) {
    const code = `P${randomUUID().slice(0, 12).toUpperCase()}`;
    const promo = { code, reward: WRITTEN, maxUses: 1 };
    const answer = await world.operator('earn', 'POST', '/api/admin/promo-codes', promo, { key: uuidv7() });
    if (answer.status !== 201) throw new Error(answer.body);
    return { code, person: world.person(), other: world.person(), key: randomUUID() };
  },
  acts: {
    redeem: (world, { code, person, key }, { second }) => world.as(person, 'earn', 'POST', '/api/promo/redeem', { code }, { key, second }),
  },
  rivals: {
    'other-person': (world, { code, other }, at) => world.as(other, 'earn', 'POST', '/api/promo/redeem', { code }, at),
    ban,
    leave,
    restore: restoredMeanwhile,
  },
  async ends(world, { person, other }, told) {
    const [own, others] = [await gained(world, person), await gained(world, other)];
    return {
      ...paidOnce(own, REWARD, told['redeem']),
      'one person has it': own + others <= REWARD,
      'told that they have it, the other has': !wasTold(told, 'other-person', isYes) || others === REWARD,
    };
  },
});

export const socialTask = scenario({
  name: 'social-task',
  async begin(world) {
    const person = world.person();
    const id = uuidv7();
    const task = { title: 'Follow us', link: 'https://example.com/us', reward: WRITTEN };
    // For everybody it is more than one operator promises alone.
    for (const path of ['', `/proposals/${id}/confirm`]) {
      const body = path === '' ? task : {};
      const answer = await world.operator('earn', 'POST', `/api/admin/social-media-tasks${path}`, body, { key: id });
      if (answer.status > 202) throw new Error(answer.body);
    }
    await world.as(person, 'earn', 'POST', `/api/social-media-tasks/${id}/start`);
    await world.rows('earn', `update task_progress set started_at = started_at - interval '1 minute' where member_id = $1`, [person.id]);
    return { person, id, key: randomUUID() };
  },
  acts: {
    complete: (world, { person, id, key }, { second }) =>
      world.as(person, 'earn', 'POST', `/api/social-media-tasks/${id}/complete`, {}, { key, second }),
  },
  rivals: {
    'other-key': (world, { person, id }, at) => world.as(person, 'earn', 'POST', `/api/social-media-tasks/${id}/complete`, {}, at),
    withdrawn: (world, { id }, at) => world.operator('earn', 'DELETE', `/api/admin/social-media-tasks/${id}`, undefined, at),
  },
  ends: async (world, { person }, told) =>
    paidOnce(await gained(world, person), REWARD, [...(told['complete'] ?? []), ...(told['other-key'] ?? [])]),
});

export const dailyBonus = scenario({
  name: 'daily-bonus',
  begin: async (world) => ({ person: world.person(), key: randomUUID() }),
  acts: { claim: claim('daily') },
  rivals: { 'other-key': (world, { person }, at) => claim('daily')(world, { person, key: randomUUID() }, at) },
  async ends(world, { person }, told) {
    const paid = await world.standing(person, 'daily_bonus');
    return paidOnce(BigInt(paid), 1n, [...(told['claim'] ?? []), ...(told['other-key'] ?? [])]);
  },
});

/** A member who has reached the week’s goal, by one credit of a wall. */
async function aWeekDone(world: World) {
  const person = world.person();
  const earned = { person, transaction: `T${randomUUID()}`, hundredths: (await amountsOf(world)).goal };
  await world.wall(earned);
  await world.rest();
  return { ...earned, key: randomUUID() };
}

export const weeklyChallenge = scenario({
  name: 'weekly-challenge',
  begin: aWeekDone,
  acts: { claim: claim('weekly') },
  rivals: {
    'other-key': (world, { person }, at) => claim('weekly')(world, { person, key: randomUUID() }, at),
    'take-back': (world, it, at) => world.wall({ ...it, isReversal: true }, at),
  },
  async ends(world, { person }, told) {
    const paid = BigInt(await world.standing(person, 'weekly_challenge'));
    const isBack = wasDone(told, 'take-back');
    if (isBack === 'yes') return { 'what was not earned after all is not rewarded': paid === 0n };
    if (isBack === 'unknown') return paidOnce(paid, 1n);
    return paidOnce(paid, 1n, [...(told['claim'] ?? []), ...(told['other-key'] ?? [])]);
  },
});

/** The credit that reached the goal is taken back, and the reward with it. */
export const weeklyReversal = scenario({
  name: 'weekly-reversal',
  async begin(world) {
    const it = await aWeekDone(world);
    await claim('weekly')(world, it, { second: false });
    return it;
  },
  acts: {
    'take-back': (world, it, at) => world.wall({ ...it, isReversal: true }, at),
    'take-back-again': (world, it, at) => world.wall({ ...it, isReversal: true }, at),
  },
  async ends(world, { person }) {
    const { available, debt } = await world.balance(person);
    return {
      'the reward is taken back as well': (await world.standing(person, 'weekly_challenge')) === 0 && available - debt === AT_FIRST,
    };
  },
});

/** Somebody who was brought by a member and is known as such. */
async function aFriend(world: World) {
  const person = world.person();
  const friend = await world.register(person);
  await world.rest();
  return { person, friend, key: randomUUID() };
}

async function aFriendAtTheGoal(world: World) {
  const it = await aFriend(world);
  const earned = { person: it.friend, transaction: `T${randomUUID()}`, hundredths: (await amountsOf(world)).referralGoal };
  await world.wall(earned);
  await world.rest();
  await world.rows('earn', `update referrals set asked_at = asked_at - interval '1 minute' where referrer_id = $1`, [it.person.id]);
  return { ...it, earned };
}

export const referralBonus = scenario({
  name: 'referral-bonus',
  begin: aFriendAtTheGoal,
  acts: { claim: claim('referral') },
  rivals: {
    'other-key': (world, { person }, at) => claim('referral')(world, { person, key: randomUUID() }, at),
    'take-back': (world, { earned }, at) => world.wall({ ...earned, isReversal: true }, at),
  },
  async ends(world, { person }, told) {
    const paid = BigInt(await world.standing(person, 'referral_reward'));
    const isBack = wasDone(told, 'take-back');
    if (isBack === 'yes') return { 'a friend below the goal is not paid for': paid === 0n };
    if (isBack === 'unknown') return paidOnce(paid, 1n);
    return paidOnce(paid, 1n, [...(told['claim'] ?? []), ...(told['other-key'] ?? [])]);
  },
});

/** What made the friend reach the goal is taken back. */
export const referralReversal = scenario({
  name: 'referral-reversal',
  async begin(world) {
    const it = await aFriendAtTheGoal(world);
    await claim('referral')(world, it, { second: false });
    return it;
  },
  acts: {
    'take-back': (world, { earned }, at) => world.wall({ ...earned, isReversal: true }, at),
    'take-back-again': (world, { earned }, at) => world.wall({ ...earned, isReversal: true }, at),
  },
  ends: async (world, { person }) => ({
    'the bonus is taken back': (await world.standing(person, 'referral_reward')) === 0,
    'the share is taken back': (await world.standing(person, 'referral_bonus')) === 0,
  }),
});

const sharing = (name: string, sharesBefore: number) =>
  scenario({
    name,
    async begin(world) {
      const it = { ...(await aFriend(world)), transaction: `T${randomUUID()}` };
      for (let share = 0; share < sharesBefore; share += 1) {
        await world.wall({ person: it.friend, transaction: `T${randomUUID()}`, hundredths: 20_000n });
        await world.rest();
      }
      return it;
    },
    acts: {
      report: (world, { friend, transaction }, at) => world.wall({ person: friend, transaction, hundredths: 10_000n }, at),
      'report-again': (world, { friend, transaction }, at) => world.wall({ person: friend, transaction, hundredths: 10_000n }, at),
    },
    rivals: {
      'take-back': (world, { friend, transaction }, at) =>
        world.wall({ person: friend, transaction, hundredths: 10_000n, isReversal: true }, at),
      async 'other-earning'(world, { friend }, at) {
        const answer = await world.wall({ person: friend, transaction: `T${randomUUID()}`, hundredths: 5_000n }, at);
        await world.rest();
        return answer;
      },
      rename: (world, { friend }, at) => rename(world, { person: friend }, at),
    },
    async ends(world, { person }, told) {
      const shares = await world.standing(person, 'referral_bonus');
      const others = told['other-earning'] ?? [];
      const least = sharesBefore + others.filter(isYes).length + (wasDone(told, 'take-back') === 'no' ? 1 : 0);
      const most = sharesBefore + others.filter((answer) => !isNo(answer)).length + (wasDone(told, 'take-back') === 'yes' ? 0 : 1);
      return { 'one share of each that stands': shares >= least && shares <= most };
    },
  });

/** The referrer has a share of what the friend earns; the wall may take it back meanwhile, or report something else. */
export const referralShare = sharing('referral-share', 0);

/** They have had one before: their total is there, and grows. */
export const referralShareAgain = sharing('referral-share-again', 1);

/** A new member, and the bonus that they are welcomed with. */
export const registration = scenario({
  name: 'registration',
  begin: async (world) => ({ newcomer: world.newcomer() }),
  acts: {
    enter: (world, { newcomer }, at) => world.enter(newcomer.name, at),
    'enter-again': (world, { newcomer }, at) => world.enter(newcomer.name, at),
  },
  async ends(world, { newcomer }, told) {
    const members = await world.rows<{ id: string }>('identity', 'select id from members where username = $1', [newcomer.name]);
    const people = members.map(({ id }) => ({ id, ...newcomer }));
    world.people.push(...people);
    const bonuses = await Promise.all(people.map((person) => world.standing(person, 'welcome_bonus')));
    return {
      'they are a member once': members.length <= 1,
      'told that they are in, they are': !(wasTold(told, 'enter', isYes) || wasTold(told, 'enter-again', isYes)) || members.length === 1,
      'a member is welcomed once': bonuses.every((count) => count === 1),
    };
  },
});
