import { usePublicSettings } from '@facet/remote-kit';
import { Button, Cluster, HeroStone, Money, Text } from '@facet/ui';
import { t, Trans } from '../texts.ts';
import styles from './hero.module.css';
import { InvitedBy } from './invited-by.tsx';

/** What the site is, and the way in. */
export function Hero({ onLogin }: { onLogin: () => void }) {
  const { settings, isLoading } = usePublicSettings();
  return (
    <section className={styles.hero}>
      <div className={styles.copy}>
        <InvitedBy />
        <h1>
          <Trans id="Earn Robux.{br}Every one explained." values={{ br: <br /> }} />
        </h1>
        <p className={styles.lead}>
          {t('Answer surveys, follow creators, join events. Your balance grows cut by cut, and every figure tells you where it came from.')}
        </p>
        <Cluster className={styles.actions}>
          <Button variant="primary" size="large" onClick={onLogin}>
            {t('Start Earning Now')}
          </Button>
          {settings.discord_link && (
            <Button asChild size="large" icon="message-circle">
              <a href={settings.discord_link} target="_blank" rel="noopener noreferrer">
                {t('Join Discord')}
              </a>
            </Button>
          )}
          {/* Its place, so that nothing moves when the address comes. */}
          {isLoading && (
            <Button size="large" icon="message-circle" disabled>
              {t('Join Discord')}
            </Button>
          )}
        </Cluster>
        <Text as="p" tone="muted" size={12}>
          {t('No password needed. Minimum age 13.')}
        </Text>
      </div>
      <ExampleBalance />
    </section>
  );
}

/** A drawing: what it shows is said to be an example. */
function ExampleBalance() {
  const cuts = [
    { amount: '42.00', label: t('Survey'), place: styles.first },
    { amount: '8.00', label: t('Social task'), place: styles.second },
    { amount: '15.00', label: t('Day 2'), place: styles.third },
    { amount: '100.00', label: t('Event prize'), place: styles.fourth },
  ];
  return (
    <div className={styles.stone}>
      <HeroStone className={styles.drawing} />
      <div className={styles.table}>
        <Text tone="muted">{t('Example balance')}</Text>
        <Money amount="1284.00" decimals={0} size={48} />
      </div>
      {cuts.map(({ amount, label, place }) => (
        <span key={amount} className={`${styles.cut} ${place ?? ''}`}>
          <Money amount={amount} signed size={14} /> {label}
        </span>
      ))}
    </div>
  );
}
