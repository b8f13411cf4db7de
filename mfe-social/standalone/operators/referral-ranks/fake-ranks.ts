import type { FakeCalls } from '@facet/remote-kit/testing';
import type { Rank } from '../../../src/operators/referral-ranks/ranks-api.ts';

const rank = (name: string, bonusPercentage: number, requiredEarnings: string, color: string, members: number): Rank => ({
  id: `rank-${name.toLowerCase()}`,
  name,
  bonusPercentage,
  requiredEarnings,
  color,
  members,
});

const someRanks: Rank[] = [
  rank('Bronze', 2, '0.00', '#b8763e', 11_204),
  rank('Silver', 3, '100.00', '#9aa7b0', 804),
  rank('Gold', 5, '500.00', '#d9a520', 331),
  rank('Platinum', 7, '2000.00', '#4fb3ad', 71),
  rank('Diamond', 10, '10000.00', '#6f8fe8', 8),
];

export const someRank = (change: Partial<Rank> = {}): Rank => ({ ...rank('Gold', 5, '500.00', '#d9a520', 331), ...change });

export const fakeRanks: FakeCalls = {
  'GET /api/admin/referral-ranks': () => ({ ranks: someRanks, highestBonus: 20 }),
  'GET /api/admin/referral-summary': () => ({
    paidThisMonth: '4121.40',
    paidLastMonth: '5890.15',
    referredMembers: 3102,
    largest: { memberId: '01930000-0000-7000-8000-000000000401', username: 'ZephyrQuill', total: '611.20' },
  }),
};
