import type { FakeCalls } from '@facet/remote-kit/standalone';
import { fakeCases } from './cases/fake-cases.ts';
import { fakeMembers } from './members/fake-members.ts';

/** Every operators' call of this remote with something in it, for tests and for running alone. */
export function fakeOperatorsCalls(): FakeCalls {
  return { ...fakeCases, ...fakeMembers };
}
