import { Badge } from '@facet/ui';
import { t } from '../texts.ts';

const INVITATION = /^\/r\/([A-Za-z0-9_]{3,20})\/?$/;

/** Who came by a friend's link is told whose it was. That the gateway remembers; here is only what the address says. */
export function InvitedBy() {
  const username = INVITATION.exec(location.pathname)?.[1];
  if (username === undefined) return null;
  return (
    <Badge tone="accent" icon="users-round">
      {t('{username} invited you', { username })}
    </Badge>
  );
}
