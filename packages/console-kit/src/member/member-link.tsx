import type { ReactNode } from 'react';
import { Link } from '@facet/remote-kit';

/** To a member's profile, over the list of members. */
export function MemberLink({ id, children }: { id: string; children?: ReactNode }) {
  return <Link to={`/admin?tab=users&member=${id}`}>{children}</Link>;
}
