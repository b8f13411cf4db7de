import { Badge, Card, formatAmount, Icon, Money, OfferArt, WallMark } from '@facet/ui';
import type { Offer } from '../api/earn-api.ts';
import { formatMinutes } from '../time/format-minutes.ts';
import { t } from '../texts.ts';
import { lookOf } from '../walls/wall-look.ts';
import styles from './offer-card.module.css';
import { deviceIcon, deviceName, titleOf } from './offer-look.ts';

/**
 * An offer: what it is and whose, what it takes, what it pays and what a minute of it is worth. All of it is one
 * button.
 */
export function OfferCard({ offer, onStart }: { offer: Offer; onStart: () => unknown }) {
  const { provider, minutes, steps, reward, perMinute, startedAt } = offer;
  const { tint, letter } = lookOf(provider);
  const title = titleOf(offer);
  const action = startedAt === null ? t('Start') : t('Continue');
  return (
    <Card as="li" className={styles.card}>
      <OfferArt offer={offer} wall={tint}>
        <span className={styles.mark}>
          <WallMark wall={tint} letter={letter} />
        </span>
        <OfferMark offer={offer} />
      </OfferArt>
      <div className={styles.body}>
        <div>
          <h3 className={styles.name}>
            <button type="button" className={styles.cover} aria-label={`${action}: ${title}`} onClick={() => void onStart()}>
              {title}
            </button>
          </h3>
          <p className={styles.provider}>{provider.label}</p>
        </div>
        <ul className={styles.facts}>
          {minutes !== null && (
            <li>
              <Icon name="clock" size="tiny" />
              {formatMinutes(minutes)}
            </li>
          )}
          <li>
            <Icon name={deviceIcon(offer)} size="tiny" />
            {deviceName(offer)}
          </li>
          {steps > 1 && (
            <li>
              <Icon name="list-checks" size="tiny" />
              {t('{steps, plural, one {# step} other {# steps}}', { steps })}
            </li>
          )}
        </ul>
        <div className={styles.pay}>
          <div>
            <Money amount={reward} size={20} />
            <p className={styles.provider}>
              {perMinute === null ? t('time unknown') : t('{amount} a minute', { amount: formatAmount(perMinute) })}
            </p>
          </div>
          <span className={styles.go} aria-hidden="true">
            {action}
            <Icon name="arrow-right" size="small" />
          </span>
        </div>
      </div>
    </Card>
  );
}

function OfferMark({ offer: { startedAt, isNew } }: { offer: Offer }) {
  if (startedAt !== null)
    return (
      <Badge tone="info" className={styles.badge}>
        {t('Started')}
      </Badge>
    );
  return isNew && <Badge className={styles.badge}>{t('New')}</Badge>;
}
