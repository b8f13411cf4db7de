import { lazy, Suspense } from 'react';
import type { Remotes } from '../remotes/index.ts';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { MemberSite } from './member-site.tsx';
import { useFrame } from './use-frame.ts';

const OwnFrameArea = lazy(async () => ({
  default: (await import(/* webpackChunkName: "own-frame-area" */ './own-frame-area.tsx')).OwnFrameArea,
}));

/** Whose frame the address lies in comes before who is here. */
export function App({ remotes, isVisitor }: { remotes: Promise<Remotes>; isVisitor: boolean }) {
  const frame = useFrame(remotes);
  switch (frame) {
    case 'unknown':
      return <LoadingDashboard />;
    case 'own':
      return (
        <Suspense fallback={<LoadingDashboard />}>
          <OwnFrameArea remotes={remotes} />
        </Suspense>
      );
    case 'member':
      return <MemberSite remotes={remotes} isVisitor={isVisitor} />;
    default:
      return frame satisfies never;
  }
}
