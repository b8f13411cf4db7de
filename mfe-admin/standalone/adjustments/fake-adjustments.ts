import type { FakeCalls } from '@facet/remote-kit/testing';
import type { OpenAdjustment } from '../../src/adjustments/adjustments-api.ts';

export function someAdjustment(change: Partial<OpenAdjustment> = {}): OpenAdjustment {
  return {
    id: '0193c7a4-0000-7000-8000-00000000ad01',
    member: { id: '0193c7a4-0000-7000-8000-0000000011d7', username: 'tundra_vex' },
    amount: '2500.00',
    description: 'Winner of the building contest in November',
    by: { id: '01930000-0000-7000-8000-000000000002', username: 'jonas_m' },
    second: null,
    state: 'proposed',
    createdAt: '2026-11-21T05:12:00.000Z',
    isBanned: false,
    ...change,
  };
}

/** Nothing waits. */
export const fakeAdjustments: FakeCalls = {
  'GET /api/admin/adjustments': () => ({ adjustments: [], total: 0 }),
};
