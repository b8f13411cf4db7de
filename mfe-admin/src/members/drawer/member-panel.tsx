import type { ReactNode } from 'react';
import type { MemberPanelProps } from '@facet/remote-kit';
import { BroughtPart, type Brought } from '../../brought/index.ts';
import type { User } from '../members-api.ts';

interface Props {
  panel: Brought;
  user: User;
  /** While its code comes; a card when absent. */
  pending?: ReactNode;
}

/** What a remote brings to the profile of one member. */
export function MemberPanel({ panel, user: { id: memberId, username, deletedAt }, ...pending }: Props) {
  const props: MemberPanelProps = { memberId, username, isDeleted: deletedAt !== null };
  return <BroughtPart kind="memberPanels" part={panel} props={props} {...pending} />;
}
