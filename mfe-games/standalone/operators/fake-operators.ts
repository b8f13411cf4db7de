import type { FakeCalls } from '@facet/remote-kit/standalone';
import { fakeWinChances } from './win-chances/fake-win-chances.ts';
import { fakeMembers } from './members/fake-members.ts';

/** Every operators' call of this remote with something in it, for tests and for running alone. */
export function fakeOperatorsCalls(): FakeCalls {
  return { ...fakeWinChances, ...fakeMembers };
}
