import { useEffect, useRef, useState } from 'react';
import { BannedPage } from '../banned/banned-page.tsx';
import { focusHeading } from '../focus-heading.ts';
import type { Remotes } from '../remotes/index.ts';
import { AccountFailure } from './account-failure.tsx';
import { MemberArea } from './late-areas.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { useAudience, type Audience } from './use-audience.ts';
import { VisitorScreens } from './visitor-screens.tsx';

/** Within the frame of members: who is here decides what there is. */
export function MemberSite({ remotes, isVisitor }: { remotes: Promise<Remotes>; isVisitor: boolean }) {
  const audience = useAudience(isVisitor);
  const hasSignedIn = useFocusOnChange(audience.kind);
  switch (audience.kind) {
    case 'unknown':
      return <LoadingDashboard />;
    case 'unreachable':
      return <AccountFailure retrying={audience.isRetrying} onRetry={audience.retry} />;
    case 'visitor':
      return <VisitorScreens />;
    case 'suspended':
      return <BannedPage member={audience.member} />;
    case 'member':
      return <MemberArea key={audience.member.id} memberId={audience.member.id} remotes={remotes} hasSignedIn={hasSignedIn} />;
    default:
      return audience satisfies never;
  }
}

/**
 * Who signs in, out or is suspended finds the focus on the heading of what came, not nowhere. The member's pages come
 * later and do it themselves: true says that somebody has signed in since the page was loaded.
 */
function useFocusOnChange(kind: Audience['kind']): boolean {
  const [wasVisitor, setWasVisitor] = useState(false);
  if (kind === 'visitor' && !wasVisitor) setWasVisitor(true);
  const previous = useRef(kind);
  useEffect(() => {
    const hasLeft = previous.current === 'member' && (kind === 'visitor' || kind === 'suspended');
    previous.current = kind;
    if (hasLeft) focusHeading();
  }, [kind]);
  return wasVisitor;
}
