import { Brand, Button, Cluster, LanguageMenu, Split } from '@facet/ui';
import { SITE_NAME } from '../site-name.ts';
import { t } from '../texts.ts';
import styles from './landing-page.module.css';

/** The bar of every page for visitors. */
export function SiteTop({ onLogin }: { onLogin: () => void }) {
  return (
    <header className={styles.top}>
      <Split className={styles.bar}>
        <Brand asChild>
          <a href="/">{SITE_NAME}</a>
        </Brand>
        <Cluster gap={2}>
          <nav className={styles.anchors} aria-label={t('Site')}>
            <Button variant="quiet" asChild>
              <a href="/#how">{t('How it works')}</a>
            </Button>
            <Button variant="quiet" asChild>
              <a href="/#questions">{t('FAQ')}</a>
            </Button>
          </nav>
          <LanguageMenu />
          <Button onClick={onLogin}>{t('Login')}</Button>
        </Cluster>
      </Split>
    </header>
  );
}
