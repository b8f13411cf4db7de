import type { FakeCalls } from '@facet/remote-kit/standalone';
import { fakeCodeBatches } from './code-batches/fake-code-batches.ts';
import { fakePostbacks } from './postbacks/fake-postbacks.ts';
import { fakePromoCodes } from './promo-codes/fake-promo-codes.ts';
import { fakeProviders } from './providers/fake-providers.ts';
import { fakeHoldRules } from './hold-rules/fake-holds.ts';
import { fakeStatements } from './wall-statements/fake-statements.ts';
import { fakeSocialTasks } from './social-tasks/fake-social-tasks.ts';
import { fakeMembers } from './members/fake-members.ts';

/** Every operators' call of services/earn with something in it, for tests and for running alone. */
export function fakeOperatorsCalls(): FakeCalls {
  return {
    ...fakePromoCodes,
    ...fakeCodeBatches,
    ...fakeSocialTasks,
    ...fakePostbacks,
    ...fakeProviders,
    ...fakeStatements,
    ...fakeHoldRules,
    ...fakeMembers,
  };
}
