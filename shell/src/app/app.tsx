import type { Remotes } from '../remotes/index.ts';
import { OwnFrameArea } from './late-areas.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { MemberSite } from './member-site.tsx';
import { useFrame } from './use-frame.ts';

/** Whose frame the address lies in comes before who is here. */
export function App({ remotes, isVisitor }: { remotes: Promise<Remotes>; isVisitor: boolean }) {
  const frame = useFrame(remotes);
  switch (frame) {
    case 'unknown':
      return <LoadingDashboard />;
    case 'own':
      return <OwnFrameArea remotes={remotes} />;
    case 'member':
      return <MemberSite remotes={remotes} isVisitor={isVisitor} />;
    default:
      return frame satisfies never;
  }
}
