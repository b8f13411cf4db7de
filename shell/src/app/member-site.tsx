import { BannedPage } from '../banned/banned-page.tsx';
import type { Remotes } from '../remotes/index.ts';
import { AccountFailure } from './account-failure.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { MemberArea } from './member-area.tsx';
import { useAudience } from './use-audience.ts';
import { VisitorScreens } from './visitor-screens.tsx';

/** Within the frame of members: who is here decides what there is. */
export function MemberSite({ remotes }: { remotes: Promise<Remotes> }) {
  const audience = useAudience();
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
      return <MemberArea key={audience.member.id} memberId={audience.member.id} remotes={remotes} />;
    default:
      return audience satisfies never;
  }
}
