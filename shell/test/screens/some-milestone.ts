import type { Milestone } from '../../src/moments/milestones-api.ts';

/** A milestone as the wallet says it; plain but for what is asked. */
export const someMilestone = (asked: Pick<Milestone, 'id' | 'name'> & Partial<Milestone>): Milestone => ({
  amount: null,
  type: null,
  line: null,
  withdrawalId: null,
  arrives: null,
  gamepassName: null,
  kind: null,
  values: {},
  at: '2026-11-23T14:02:00.000Z',
  ...asked,
});
