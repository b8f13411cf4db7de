import type { Kit, Static } from '@facet/service-kit';
import { FREEZES } from './daily-rules.ts';
import { dailyState, readFreezes } from './daily.ts';
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
  // With the wallet away a row that a second freeze would save is shown as ended; a claim waits for the wallet.
  const freezes = await readFreezes(kit, memberId).catch(() => FREEZES);
  return readKnown(kit, memberId, { stale, freezes });
}

export interface Claimable {
  /** Of the three listed rewards. */
  count: number;
  /** By the kind of notice that tells of it. */
  claims: { kind: string; amount: string; path: string }[];
}

/** What can be claimed now, as far as is known without asking the wallet. */
export async function readClaimable(kit: Kit, memberId: string): Promise<Claimable> {
  const { daily, weekly, referral } = await readKnown(kit, memberId, { stale: true, freezes: FREEZES });
  const count = [daily, weekly, referral].filter(({ canClaim }) => canClaim).length;
  const claims = [
    ...(daily.canClaim ? [{ kind: 'earn.streak_danger', amount: daily.next, path: '/api/rewards/daily/claim' }] : []),
    ...(referral.canClaim ? [{ kind: 'earn.friend_reached', amount: referral.claimable, path: '/api/rewards/referral/claim' }] : []),
  ];
  return { count, claims };
}

async function readKnown(
  kit: Kit,
  memberId: string,
  { stale, freezes }: { stale: boolean; freezes: number },
): Promise<Static<typeof RewardsView>> {
  const amounts = await readRewardAmounts(kit.database);
  const [daily, weekly, friends] = await Promise.all([
    dailyState(kit.database, memberId, amounts, freezes),
    weeklyState(kit.database, memberId, amounts),
    listFriends(kit.database, memberId),
  ]);
  return {
    daily: presentDaily(await isRewardOn(kit, 'daily'), daily),
    weekly: presentWeekly(await isRewardOn(kit, 'weekly'), weekly, amounts),
    referral: presentReferral(await isRewardOn(kit, 'referral'), { ...friends, stale }, amounts),
  };
}
