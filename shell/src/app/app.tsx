import { Suspense } from 'react';
import { LoadingScreen } from '@facet/ui';
import { BannedPage } from '../banned/banned-page.tsx';
import type { Remotes } from '../remotes/index.ts';
import { VisitorScreens } from './visitor-screens.tsx';
import { MemberArea } from './member-area.tsx';
import { useAudience } from './use-audience.ts';

/** The whole site: who is here decides what there is. `remotes` never rejects. */
export function App({ remotes }: { remotes: Promise<Remotes> }) {
  const audience = useAudience();
  switch (audience.kind) {
    case 'unknown':
      return <Loading />;
    case 'visitor':
      return <VisitorScreens />;
    case 'suspended':
      return <BannedPage member={audience.member} />;
    case 'member':
      return (
        <Suspense fallback={<Loading />}>
          <MemberArea key={audience.member.id} memberId={audience.member.id} remotes={remotes} />
        </Suspense>
      );
    default:
      return audience satisfies never;
  }
}

function Loading() {
  return <LoadingScreen>Loading your dashboard...</LoadingScreen>;
}
