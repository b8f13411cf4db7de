import { lazy, Suspense } from 'react';
import { SkeletonCard } from '@facet/ui';
import type { LegalPath } from './legal-path.ts';

const LegalScreen = lazy(() => import('./legal-screen.tsx').then((module) => ({ default: module.LegalScreen })));

/** Few read it, so it comes in a file of its own. */
export function LazyLegalScreen({ path }: { path: LegalPath }) {
  return (
    <Suspense fallback={<SkeletonCard />}>
      <LegalScreen path={path} />
    </Suspense>
  );
}
