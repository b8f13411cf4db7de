import type { FakeCalls } from '@facet/remote-kit/testing';
import type { ProposedAdjustment } from '../../../src/operators/adjustments/adjustments-api.ts';
import { MEMBER } from '../members/fake-members.ts';

export function someAdjustment(change: Partial<ProposedAdjustment> = {}): ProposedAdjustment {
  return {
    id: '0193c7a4-0000-7000-8000-00000000ad01',
    member: { id: MEMBER, username: 'tundra_vex' },
    amount: '2500.00',
    description: 'Winner of the building contest in November',
    by: { id: '01930000-0000-7000-8000-000000000002', username: 'jonas_m' },
    createdAt: '2026-11-21T05:12:00.000Z',
    isBanned: false,
    ...change,
  };
}

export const fakeAdjustments: FakeCalls = {
  'GET /api/admin/adjustments': () => ({
    adjustments: [
      someAdjustment(),
      someAdjustment({ id: 'a2', amount: '-1250.00', isBanned: true, description: 'Credited twice by the wall' }),
    ],
    total: 2,
  }),
  'GET /api/admin/adjustments/limit': () => ({ limit: '1000.00', left: '1000.00' }),
  [`GET /api/admin/money/of-member/${MEMBER}`]: () => ({
    balance: '12904.25',
    totalEarned: '61240.50',
    debt: '0.00',
    held: '0.00',
    wageredBalance: '0.00',
    winnedBalance: '0.00',
    lostBalance: '0.00',
  }),
};
