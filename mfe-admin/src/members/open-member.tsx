import { late } from '@facet/remote-kit';
import { useMemberAddress } from './use-member-address.ts';

const MemberDrawer = late(async () => (await import('./drawer/index.ts')).MemberDrawer);

/** Over whichever page or tab: an address with `&member=` opens the member's profile. */
export function OpenMember() {
  return useMemberAddress().id !== null && <MemberDrawer />;
}
