import type { Rewards } from '../../src/api/earn-api.ts';

/** What parts of the rewards a test says. */
export interface OwnRewards {
  daily?: Partial<Rewards['daily']>;
  weekly?: Partial<Rewards['weekly']>;
  referral?: Partial<Rewards['referral']>;
}

const AMOUNTS = [10, 15, 20, 25, 30, 40, 50];

/** The fourth day in a row, a third of the week's goal, one friend who has reached his. */
export function fakeRewards({ daily, weekly, referral }: OwnRewards = {}): Rewards {
  return {
    daily: {
      isEnabled: true,
      canClaim: true,
      streak: 3,
      isClaimedToday: false,
      freezesLeft: 1,
      next: '25.00',
      needsEarning: false,
      days: fakeDays(3),
      ...daily,
    },
    weekly: {
      isEnabled: true,
      canClaim: false,
      week: '2026-W47',
      claimableWeek: null,
      earned: '173.40',
      goal: '500.00',
      reward: '200.00',
      isClaimed: false,
      endsAt: '2026-11-23T00:00:00.000Z',
      ...weekly,
    },
    referral: {
      isEnabled: true,
      canClaim: true,
      reward: '100.00',
      goal: '100.00',
      claimableCount: 1,
      claimable: '100.00',
      friendCount: 2,
      friends: [
        { username: 'lumi_dev', joinedAt: '2026-11-02T09:44:00.000Z', totalEarned: '131.00', state: 'reached' },
        { username: 'tobi_x', joinedAt: '2026-11-20T16:12:00.000Z', totalEarned: '64.80', state: 'earning' },
      ],
      stale: false,
      ...referral,
    },
  };
}

/** The first seven days of a row, of which `claimed` were claimed; the next one is today's unless it comes tomorrow. */
export function fakeDays(claimed: number, isClaimedToday = false): Rewards['daily']['days'] {
  return AMOUNTS.map((amount, index) => {
    const isNext = index === claimed && !isClaimedToday;
    return { day: index + 1, amount: `${amount}.00`, state: index < claimed ? 'claimed' : isNext ? 'today' : 'coming' };
  });
}
