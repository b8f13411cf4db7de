import { SkipLink } from '@facet/ui';
import { usePageTitle } from '../use-page-title.ts';
import { ClosingCall } from './closing-call.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './landing-page.module.css';
import { PayoutsTicker } from './payouts-ticker.tsx';
import { Questions } from './questions.tsx';
import { SiteFoot } from './site-foot.tsx';
import { SiteTop } from './site-top.tsx';
import { StatsStrip } from './stats-strip.tsx';
import { Voices } from './voices.tsx';

/** What a visitor meets first. */
export function LandingPage({ onLogin }: { onLogin: () => void }) {
  usePageTitle(undefined);
  return (
    <div className={styles.page}>
      <SkipLink />
      <SiteTop onLogin={onLogin} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Hero onLogin={onLogin} />
        <PayoutsTicker />
        <StatsStrip />
        <Features />
        <Voices />
        <Questions />
        <ClosingCall onLogin={onLogin} />
      </main>
      <SiteFoot />
    </div>
  );
}
