import { Brand, Button, EmptyState, Page, SkipLink, Split } from '@facet/ui';
import { SITE_NAME } from '../site-name.ts';
import { usePageTitle } from '../use-page-title.ts';
import { t } from '../texts.ts';
import styles from './landing-page.module.css';

/** Whether an address is one of the games'. */
export function isGamesPath(pathname: string): boolean {
  return /^\/games(\/|$)/.test(pathname);
}

/** What a visitor meets at the games: signing in leads there. */
export function GamesForVisitors({ onLogin }: { onLogin: () => void }) {
  usePageTitle(t('Games'));
  const login = (
    <Button variant="primary" onClick={onLogin}>
      {t('Login')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.top}>
        <Split className={styles.bar}>
          <Brand>{SITE_NAME}</Brand>
        </Split>
      </header>
      <Page>
        <EmptyState as="h1" title={t('Please log in to access the games section')} action={login} />
      </Page>
    </div>
  );
}
