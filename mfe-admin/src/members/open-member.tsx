import { lazy, Suspense } from 'react';
import { useMemberAddress } from './use-member-address.ts';

const MemberDrawer = lazy(async () => ({ default: (await import('./drawer/index.ts')).MemberDrawer }));

/** Over whichever page or tab: an address with `&member=` opens the member's profile. */
export function OpenMember() {
  if (useMemberAddress().id === null) return null;
  return (
    <Suspense fallback={null}>
      <MemberDrawer />
    </Suspense>
  );
}
