import type { FakeCalls } from '@facet/remote-kit/standalone';
import { fakeEvents } from './events/fake-events.ts';
import { fakeRanks } from './referral-ranks/fake-ranks.ts';
import { fakeMembers } from './members/fake-members.ts';

/** Every operators' call of services/social with something in it, for tests and for running alone. */
export function fakeOperatorsCalls(): FakeCalls {
  return { ...fakeEvents, ...fakeRanks, ...fakeMembers };
}
