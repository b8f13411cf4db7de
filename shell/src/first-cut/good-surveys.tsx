import { Button, Card, CardHead, formatAmount, Money, OfferArt, Row, Rows, SkeletonRows, Text, toWall } from '@facet/ui';
import { Link } from 'react-router-dom';
import { t } from '../texts.ts';
import styles from './first-cut.module.css';
import { offersApi, type GoodOffer } from './offers-api.ts';
import { useStartOffer } from './use-start-offer.ts';

const SHOWN = 3;
/** How often it is looked again while providers are being asked. */
const ASKING_MS = 1_000;

/** Three short offers that pay best for the time, as the providers offer them now. */
export function GoodSurveys() {
  const wanted = { filter: 'short', sort: 'per_minute', limit: SHOWN } as const;
  const { data } = offersApi.useListOffersQuery(wanted);
  const isAsking = data?.providers.some(({ state }) => state === 'asking') ?? false;
  const { isError } = offersApi.useListOffersQuery(wanted, { pollingInterval: isAsking ? ASKING_MS : 0 });
  const start = useStartOffer();
  const isLoading = !isError && (!data || (isAsking && data.offers.length < SHOWN));
  return (
    <Card flush aria-labelledby="good-surveys" aria-busy={isLoading || undefined}>
      <CardHead id="good-surveys" title={t('Good first surveys')}>
        <Button asChild variant="quiet" size="small" iconAfter="chevron-right">
          <Link to="/earn">{t('All offers')}</Link>
        </Button>
      </CardHead>
      {isLoading && <SkeletonRows count={SHOWN} />}
      {!isLoading && (
        <Rows>
          {data?.offers.map((offer) => (
            <GoodSurvey key={`${offer.provider.id}/${offer.id}`} offer={offer} onStart={() => void start(offer)} />
          ))}
          {!data?.offers.length && (
            <Row title={t('No short offers right now')} detail={t('The walls have more, and new ones come all the time.')} wraps />
          )}
        </Rows>
      )}
    </Card>
  );
}

function GoodSurvey({ offer, onStart }: { offer: GoodOffer; onStart: () => void }) {
  const { provider, minutes, perMinute, reward, startedAt } = offer;
  const title = offer.title ?? t('Survey');
  const facts = [provider.label, minutes !== null && t('{minutes} min', { minutes })];
  const action = startedAt === null ? t('Start') : t('Continue');
  return (
    <Row
      wraps="late"
      leading={<OfferArt small offer={offer} wall={toWall(provider.id)} />}
      title={title}
      detail={
        <Text tone="muted" size={12}>
          {facts.filter(Boolean).join(', ')}
          {perMinute !== null && <span className={styles.perMinute}>, {t('{amount} a minute', { amount: formatAmount(perMinute) })}</span>}
        </Text>
      }
      trailing={
        <>
          <Money amount={reward} />
          <Button size="small" aria-label={`${action}: ${title}`} onClick={onStart}>
            {action}
          </Button>
        </>
      }
    />
  );
}
