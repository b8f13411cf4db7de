import type { FakeCalls } from '@facet/remote-kit/testing';
import type { Friend, Friends } from '../src/api/earn-api.ts';
import type { Event, Leaderboard, Rank, OwnReferralEarning, ReferralStats } from '../src/api/social-api.ts';

const HOUR_MS = 3_600_000;

export function someEvent(change: Partial<Event> = {}): Event {
  return {
    id: '01920000-0000-7000-8000-000000000001',
    title: 'Builder Weekend',
    description: 'Upload anything you built this weekend.',
    status: 'active',
    prize: '500.00',
    entryFee: '0.00',
    maxParticipants: 100,
    currentParticipants: 64,
    startsAt: inHours(-24),
    endsAt: inHours(30.5),
    winnerUsername: null,
    winnerNumber: null,
    drawSeedHash: 'd8f19a2b8a2a1d2d1b5ad0eb9de0ae01e3c2c2d2f1fa9d6f6f7f6c1f4b5d3a21',
    drawSeed: null,
    drawSeedRedrawnAt: null,
    joined: false,
    won: false,
    ...change,
  };
}

/** One of each state. */
function fakeEvents(): Event[] {
  const id = (n: number) => `01920000-0000-7000-8000-00000000000${n}`;
  return [
    someEvent(),
    someEvent({ id: id(2), title: 'Obby Speedrun', prize: '250.00', entryFee: '1.20', joined: true, endsAt: inHours(5.5) }),
    someEvent({ id: id(3), title: 'Friday Giveaway', prize: '100.00', currentParticipants: 120, maxParticipants: 120 }),
    someEvent({ id: id(4), title: 'Grand Tycoon', prize: '2000.00', entryFee: '15000.00', maxParticipants: null, currentParticipants: 12 }),
    someEvent({ id: id(5), title: 'Starter Draw', prize: '150.00', entryFee: '2.50' }),
    someEvent({ id: id(6), title: 'Next Month', prize: '75.00', status: 'upcoming', startsAt: inHours(49), endsAt: inHours(99) }),
    someEvent({
      id: id(7),
      title: 'October Draw',
      prize: '300.00',
      status: 'ended',
      endsAt: inHours(-2),
      winnerUsername: 'mapmaker_lu',
      winnerNumber: 3,
      drawSeed: '00'.repeat(32),
    }),
  ];
}

export const fakeRanks: Rank[] = [
  ['Bronze', 2, '0.00', '#cd7f32'],
  ['Silver', 3, '100.00', '#c0c0c0'],
  ['Gold', 5, '500.00', '#ffd700'],
  ['Platinum', 7, '2000.00', '#5bc8c8'],
  ['Diamond', 10, '10000.00', '#7aa7ff'],
].map(([name, bonusPercentage, requiredEarnings, color], index) => ({
  id: `rank-${index}`,
  name,
  bonusPercentage,
  requiredEarnings,
  color,
})) as Rank[];

export function fakeStats(change: Partial<ReferralStats> = {}): ReferralStats {
  const [, silver, gold] = fakeRanks as [Rank, Rank, Rank];
  return {
    referralCount: 14,
    totalEarnings: '336.40',
    shares: '236.40',
    bonuses: '100.00',
    currentRank: silver,
    nextRank: gold,
    missingToNext: '263.60',
    progressToNext: 34.1,
    ...change,
  };
}

const fakeEarnings: OwnReferralEarning[] = [1, 2, 3].map((n) => ({
  id: `wall:a:${n}`,
  amount: `1.3${n}`,
  bonusPercentage: 3,
  createdAt: inHours(-n * 7),
  friend: `f•••${n}`,
}));

export function fakeLeaderboard(change: Partial<Leaderboard> = {}): Leaderboard {
  return {
    week: inHours(-40),
    fullName: false,
    earned: [
      { place: 1, username: 'm•••u', isYou: false, amount: '812.40' },
      { place: 2, username: 'nova_builder', isYou: true, amount: '236.00' },
    ],
    referred: [{ place: 1, username: 'kit_of_wonders', isYou: false, count: 7 }],
    ...change,
  };
}

function someFriend(username: string, state: Friend['state'], totalEarned: string, days: number): Friend {
  return { username, joinedAt: inHours(-24 * days), state, totalEarned };
}

/** As services/earn answers: who is at the goal first. */
function fakeFriends(change: Partial<Friends> = {}): Friends {
  return {
    isEnabled: true,
    canClaim: true,
    reward: '100.00',
    goal: '100.00',
    claimableCount: 1,
    claimable: '100.00',
    friendCount: 14,
    friends: [
      someFriend('l•••v', 'reached', '100.00', 60),
      someFriend('t•••x', 'earning', '64.80', 1),
      someFriend('m•••a', 'earning', '18.00', 19),
      someFriend('k•••7', 'earning', '0.00', 22),
      someFriend('k•••7', 'claimed', '100.00', 80),
      someFriend('p•••e', 'claimed', '100.00', 90),
    ],
    stale: false,
    ...change,
  };
}

/** Of its answer this remote reads the part about friends. */
export const fakeRewards = (change: Partial<Friends> = {}) => ({ referral: fakeFriends(change) });

/** Everything answers. */
export function fakeCalls(): FakeCalls {
  return {
    'GET /api/events': () => ({ events: fakeEvents() }),
    'GET /api/referral/stats': () => fakeStats(),
    'GET /api/referral/ranks': () => ({ ranks: fakeRanks }),
    'GET /api/rewards': () => fakeRewards(),
    'GET /api/referral/earnings': () => ({ earnings: fakeEarnings }),
    'GET /api/referral/leaderboard': () => fakeLeaderboard(),
  };
}

function inHours(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}
