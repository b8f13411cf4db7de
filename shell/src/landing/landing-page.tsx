import { Brand, Button, Cluster, HeroStone, LanguageMenu, Money, SkipLink, Split, Text } from '@facet/ui';
import { usePublicSettings } from '@facet/remote-kit';
import { SITE_NAME } from '../site-name.ts';
import { usePageTitle } from '../use-page-title.ts';
import { t, Trans } from '../texts.ts';
import styles from './landing-page.module.css';

/** What a visitor meets first. */
export function LandingPage({ onLogin }: { onLogin: () => void }) {
  usePageTitle(undefined);
  const discordLink = usePublicSettings().settings.discord_link;
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.top}>
        <Split className={styles.wrap}>
          <Brand>{SITE_NAME}</Brand>
          <Cluster gap={2}>
            <LanguageMenu />
            <Button onClick={onLogin}>{t('Login')}</Button>
          </Cluster>
        </Split>
      </header>
      <main id="main" tabIndex={-1} className={styles.hero}>
        <div className={styles.copy}>
          <h1>
            <Trans id="Earn Robux.{br}Every one explained." values={{ br: <br /> }} />
          </h1>
          <p className={styles.lead}>
            {t('Answer surveys and withdraw what you earn: each figure of your balance tells you where it came from.')}
          </p>
          <Cluster>
            <Button variant="primary" size="large" onClick={onLogin}>
              {t('Start Earning Now')}
            </Button>
            {discordLink && (
              <Button asChild size="large" icon="message-circle">
                <a href={discordLink} target="_blank" rel="noopener noreferrer">
                  {t('Join Discord')}
                </a>
              </Button>
            )}
          </Cluster>
          <Text as="p" tone="muted" size={12}>
            {t('Username only, no password. Minimum age 13.')}
          </Text>
        </div>
        <div className={styles.stone}>
          <HeroStone className={styles.drawing} />
          <div className={styles.table}>
            <Text tone="muted">{t('Example balance')}</Text>
            <Money amount="1284.00" decimals={0} size={48} />
          </div>
        </div>
      </main>
    </div>
  );
}
