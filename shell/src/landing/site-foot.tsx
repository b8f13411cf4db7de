import { Brand, Button, Cluster, Split, Text } from '@facet/ui';
import { SITE_NAME } from '../site-name.ts';
import { t } from '../texts.ts';
import styles from './site-foot.module.css';

/** The end of every page for visitors. */
export function SiteFoot() {
  return (
    <footer className={styles.foot}>
      <Split className={styles.wrap}>
        <Brand>{SITE_NAME}</Brand>
        <Text as="p" tone="muted" size={12}>
          {t('Not affiliated with the game platform. Minimum age 13.')}
        </Text>
        <nav aria-label={t('Legal')}>
          <Cluster gap={2}>
            <Button variant="quiet" asChild>
              <a href="/terms">{t('Terms')}</a>
            </Button>
            <Button variant="quiet" asChild>
              <a href="/privacy">{t('Privacy')}</a>
            </Button>
          </Cluster>
        </nav>
      </Split>
    </footer>
  );
}
