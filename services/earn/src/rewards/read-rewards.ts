import type { Kit, Static } from '@facet/service-kit';
import { dailyState } from './daily.ts';
import { listFriends, refreshFriends } from './friends.ts';
import { isRewardOn } from './reward-switches.ts';
import { readRewardAmounts } from './reward-amounts.ts';
import { presentDaily, presentReferral, presentWeekly, type RewardsView } from './reward-view.ts';
import { weeklyState } from './weekly.ts';

/**
 * The state of the three listed rewards for one member. With the wallet away the friends' totals are the last known.
 */
export async function readRewards(kit: Kit, memberId: string): Promise<Static<typeof RewardsView>> {
  const stale = await refreshFriends(kit, memberId).then(
    () => false,
    () => true,
  );
  return readKnown(kit, memberId, stale);
}

export interface Claimable {
  /** Of the three listed rewards. */
  count: number;
  /** Days in a row that still stand; null where there is no daily bonus. */
  streak: number | null;
  /** By the kind of notice that tells of it. */
  claims: { kind: string; amount: string; path: string }[];
}

/** What can be claimed now, as far as is known without asking the wallet; only a second freeze asks it. */
export async function readClaimable(kit: Kit, memberId: string): Promise<Claimable> {
  const { daily, weekly, referral } = await readKnown(kit, memberId, true);
  const count = [daily, weekly, referral].filter(({ canClaim }) => canClaim).length;
  const claims = [
    ...(daily.canClaim ? [{ kind: 'earn.streak_danger', amount: daily.next, path: '/api/rewards/daily/claim' }] : []),
    ...(referral.canClaim ? [{ kind: 'earn.friend_reached', amount: referral.claimable, path: '/api/rewards/referral/claim' }] : []),
  ];
  return { count, streak: daily.isEnabled ? daily.streak : null, claims };
}

/** `stale`: the friends' totals are the last known. */
async function readKnown(kit: Kit, memberId: string, stale: boolean): Promise<Static<typeof RewardsView>> {
  const amounts = await readRewardAmounts(kit.database);
  const [daily, weekly, friends] = await Promise.all([
    dailyState(kit, memberId, amounts),
    weeklyState(kit.database, memberId, amounts),
    listFriends(kit.database, memberId),
  ]);
  return {
    daily: presentDaily(await isRewardOn(kit, 'daily'), daily),
    weekly: presentWeekly(await isRewardOn(kit, 'weekly'), weekly, amounts),
    referral: presentReferral(await isRewardOn(kit, 'referral'), { ...friends, stale }, amounts),
  };
}
