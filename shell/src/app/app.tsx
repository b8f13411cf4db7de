import type { Remotes } from '../remotes/index.ts';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { MemberSite } from './member-site.tsx';
import { OwnFrameArea } from './own-frame-area.tsx';
import { useFrame } from './use-frame.ts';

/** The whole site: whose frame the address lies in comes before who is here. `remotes` never rejects. */
export function App({ remotes }: { remotes: Promise<Remotes> }) {
  const frame = useFrame(remotes);
  switch (frame) {
    case 'unknown':
      return <LoadingDashboard />;
    case 'own':
      return <OwnFrameArea remotes={remotes} />;
    case 'member':
      return <MemberSite remotes={remotes} />;
    default:
      return frame satisfies never;
  }
}
