import { Page, SkipLink } from '@facet/ui';
import { SiteFoot } from '../landing/site-foot.tsx';
import { SiteTop } from '../landing/site-top.tsx';
import styles from '../landing/landing-page.module.css';
import { LazyLegalScreen } from './lazy-legal-screen.tsx';
import type { LegalPath } from './legal-path.ts';

/** A legal page for who is not signed in. */
export function LegalForVisitors({ path, onLogin }: { path: LegalPath; onLogin: () => void }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <SiteTop onLogin={onLogin} />
      <Page>
        <LazyLegalScreen path={path} />
      </Page>
      <SiteFoot />
    </div>
  );
}
