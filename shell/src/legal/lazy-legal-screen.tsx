import { lazy, Suspense, useState } from 'react';
import { SkeletonCard } from '@facet/ui';
import styles from './legal-page.module.css';
import type { LegalPath } from './legal-path.ts';
import type { LegalScreen } from './legal-screen.tsx';

const load = () => import(/* webpackChunkName: "legal" */ './legal-screen.tsx');
const LateScreen = lazy(async () => ({ default: (await load()).LegalScreen }));

let loaded: typeof LegalScreen | undefined;

/**
 * For a page that came drawn: what React takes over must not be waited for, or it would draw the place of it instead.
 */
export async function loadLegalScreen(): Promise<void> {
  loaded = (await load()).LegalScreen;
}

/** Few read it, so it comes in a file of its own. */
export function LazyLegalScreen({ path }: { path: LegalPath }) {
  const [Screen] = useState(() => loaded);
  if (Screen) return <Screen path={path} />;
  return (
    <Suspense fallback={<Place />}>
      <LateScreen path={path} />
    </Suspense>
  );
}

/** As tall as the screen: what is below a text is below its place. */
function Place() {
  return (
    <div className={styles.place}>
      <SkeletonCard />
    </div>
  );
}
