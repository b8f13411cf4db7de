import type { FakeCalls } from '@facet/remote-kit/testing';
import type { Provider, RewardAmounts } from '../../../src/operators/providers/providers-api.ts';

const activity = {
  accepted: 412,
  duplicate: 12,
  noted: 0,
  refused: 12,
  alerts: 1,
  credited: '74725.23',
  pending: '0.00',
  reversed: '1345.05',
  median: '84.00',
  lastAcceptedAt: '2026-11-21T05:59:51.000Z',
  silentSeconds: 95,
};

export function someProvider(change: Partial<Provider> = {}): Provider {
  return {
    id: 'a',
    label: 'CPX Research',
    evidence: 'B',
    leavesOpen: 'member, amount and status',
    postbackPath: '/api/postbacks/a',
    isEnabled: true,
    missing: [],
    secretName: 'appHash',
    hasSecret: true,
    publicIds: { publicId: '4711' },
    frameAddress: 'https://offers.example/index.php',
    range: '5-500 Robux',
    holdDays: 0,
    cap: '10000.00',
    allowedSenders: ['188.40.3.73'],
    ratePerUsd: null,
    rateTolerancePercent: 20,
    saysRevenue: true,
    updatedAt: null,
    updatedBy: null,
    activity,
    ...change,
  };
}

const providers: Provider[] = [
  someProvider(),
  someProvider({ id: 'b', label: 'BitLabs', activity: { ...activity, silentSeconds: 90_000 } }),
  someProvider({ id: 'c', label: 'Lootably', isEnabled: false }),
  someProvider({
    id: 'notik',
    label: 'Notik',
    isEnabled: false,
    hasSecret: false,
    missing: ['secret', 'range'],
    range: null,
    activity: {
      ...activity,
      accepted: 0,
      refused: 0,
      alerts: 0,
      credited: '0.00',
      reversed: '0.00',
      median: null,
      lastAcceptedAt: null,
      silentSeconds: null,
    },
  }),
];

const amounts: RewardAmounts = {
  daily: ['10.00', '15.00', '20.00', '25.00', '30.00', '40.00', '50.00'],
  weeklyGoal: '500.00',
  weekly: '200.00',
  referralGoal: '100.00',
  referral: '100.00',
};

/** One in each state. */
export const fakeProviders: FakeCalls = {
  'GET /api/admin/providers': () => ({ providers }),
  'PATCH /api/admin/providers/a': () => ({ provider: someProvider() }),
  'GET /api/admin/reward-amounts': () => amounts,
  'PATCH /api/admin/reward-amounts': () => amounts,
};
