import type { FakeCalls } from '@facet/remote-kit/standalone';
import type { HoldRule, HoldRules, HoldSimulation } from '../../../src/operators/hold-rules/hold-rules-api.ts';

const rule: HoldRule = {
  id: '0190a0a0-0000-7000-8000-0000000000e1',
  above: '200.00',
  newDays: 7,
  holdDays: 14,
  beganAt: '2026-11-12T09:30:00.000Z',
  beganBy: 'ada_owner',
  endedAt: null,
  endedBy: null,
};
const ended: HoldRule = {
  ...rule,
  id: '0190a0a0-0000-7000-8000-0000000000e0',
  above: '500.00',
  newDays: 3,
  holdDays: 7,
  endedAt: '2026-11-12T09:31:00.000Z',
  endedBy: 'ada_owner',
};

export const someSimulation = (given: Partial<HoldSimulation> = {}): HoldSimulation => ({
  days: 30,
  all: { credits: 4_120, members: 611, amount: '183204.50' },
  held: { credits: 38, members: 29, amount: '10640.00' },
  takenBack: { credits: 9, members: 7, amount: '3120.00' },
  ...given,
});

export const fakeHoldRules: FakeCalls = {
  'GET /api/admin/hold-rules': (): HoldRules => ({ rules: [rule, ended], holding: [{ ruleId: rule.id, credits: 4, amount: '1180.00' }] }),
  'GET /api/admin/hold-rules/simulation': () => someSimulation(),
  'POST /api/admin/hold-rules': ({ body }) => ({ rule: { ...rule, ...(body as Partial<HoldRule>) } }),
  [`POST /api/admin/hold-rules/${rule.id}/end`]: () => ({ rule: { ...rule, endedAt: '2026-11-22T10:00:00.000Z', endedBy: 'ada_owner' } }),
};
