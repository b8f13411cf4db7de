import { sentenceText } from '@facet/remote-kit';
import { Badge, Button, Card, CardHead, Glyph, Money, Row, Rows, Text, useNow, WallMark } from '@facet/ui';
import type { BegunOffer, PendingEarning } from '../api/earn-api.ts';
import { formatDay } from '../time/format-time.ts';
import { timeSince } from '../time/time-since.ts';
import { t } from '../texts.ts';
import { lookOf } from '../walls/wall-look.ts';
import styles from './begun-offers.module.css';
import { useStartOffer } from './use-start-offer.ts';

const MINUTE_MS = 60_000;

/** What the member began, and what walls have paid that a hold keeps back. Nothing of both: nothing here. */
export function BegunOffers({ begun, pending }: { begun: readonly BegunOffer[]; pending: readonly PendingEarning[] }) {
  if (begun.length + pending.length === 0) return null;
  return (
    <Card flush aria-labelledby="begun-offers">
      <CardHead id="begun-offers" title={t('In progress')}>
        <Text tone="muted" size={12}>
          {t('{started} started, {pending} pending', { started: begun.length, pending: pending.length })}
        </Text>
      </CardHead>
      <Rows>
        {begun.map((offer) => (
          <BegunRow key={`${offer.provider.id}/${offer.id}`} offer={offer} />
        ))}
        {pending.map(({ id, line, label, amount, releasesAt }) => (
          <Row
            wraps
            key={id}
            leading={<Glyph icon="clock" tone="warning" />}
            title={sentenceText(line, label)}
            detail={t('Done. It will be added to your balance on {day}.', { day: formatDay(releasesAt) })}
            trailing={
              <span className={styles.sum}>
                <Money amount={amount} />
                <Badge tone="warning" icon="clock">
                  {t('Pending')}
                </Badge>
              </span>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}

function BegunRow({ offer }: { offer: BegunOffer }) {
  const start = useStartOffer();
  const nowMs = useNow(true, MINUTE_MS);
  const { provider, reward, steps, paidSteps, startedAt, isOffered } = offer;
  const { tint, letter } = lookOf(provider);
  const title = offer.title ?? t('An offer from {label}', { label: provider.label });
  const since = t('Started {when}.', { when: timeSince(startedAt, nowMs) });
  return (
    <Row
      wraps
      leading={<WallMark wall={tint} letter={letter} />}
      title={title}
      detail={
        <>
          {steps > 1
            ? t('{paid} of {steps} steps paid. {since}', { paid: paidSteps, steps, since })
            : t('{since} {label} pays once it has checked it.', { since, label: provider.label })}
          {steps > 1 && <Steps paid={paidSteps} steps={steps} />}
        </>
      }
      trailing={
        <>
          <span className={styles.sum}>
            <Money amount={reward} />
            <Badge tone="info">{t('Started')}</Badge>
          </span>
          {isOffered && (
            <Button size="small" aria-label={t('Continue: {title}', { title })} onClick={() => start(offer)}>
              {t('Continue')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** A bar for each step; the words above say the same. */
function Steps({ paid, steps }: { paid: number; steps: number }) {
  return (
    <span className={styles.steps} aria-hidden="true">
      {Array.from({ length: steps }, (_step, index) => (
        <i key={index} className={index < paid ? styles.paid : undefined} />
      ))}
    </span>
  );
}
