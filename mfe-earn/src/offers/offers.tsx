import { useRef, useState } from 'react';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, classes, EmptyState, ErrorCard, InPlaceOf, Notice } from '@facet/ui';
import { useListPendingEarningsQuery, type OffersPage } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import { BegunOffers } from './begun-offers.tsx';
import { firstChoice, wantedBy, type OfferChoice } from './offer-choice.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferTools } from './offer-tools.tsx';
import styles from './offers.module.css';
import { OffersPlace, OffersSkeleton } from './offers-skeleton.tsx';
import { useOffers, type Offers as KnownOffers } from './use-offers.ts';
import { useStartOffer } from './use-start-offer.ts';

/** What all providers offer, in one list: coming, failed, none, there; above it what the member began. */
export function Offers() {
  const [choice, setChoice] = useState<OfferChoice>(firstChoice);
  const known = useOffers(wantedBy(choice));
  const pending = useListPendingEarningsQuery(undefined, { refetchOnMountOrArgChange: true });
  const section = useRef<HTMLElement>(null);
  const { first, error, isFetching } = known;
  const retry = async () => {
    await known.retry();
    // The button goes away with the error: the focus stays where it was.
    section.current?.focus();
  };
  if (!first && error)
    return (
      <section ref={section} tabIndex={-1} aria-label={t('Offers')}>
        <InPlaceOf skeleton={<OffersPlace />}>
          <ErrorCard as="h2" title={t('Offers did not load')} onRetry={retry} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
        </InPlaceOf>
      </section>
    );
  const change = (part: Partial<OfferChoice>) => setChoice((before) => ({ ...before, ...part }));
  const isPlain = Object.keys(wantedBy(choice)).length === 0;
  // Nobody has a list of offers here: the walls above are all there is.
  if (first?.providers.length === 0) return null;
  // What stands above moves nothing: all of it comes at once.
  if (!first || pending.isLoading || (isPlain && isStillEmpty(first)))
    return (
      <section aria-label={t('Offers')} aria-busy="true">
        <OffersSkeleton />
      </section>
    );
  return (
    <>
      <BegunOffers begun={first.begun} pending={pending.data?.pending.filter(({ source }) => source === 'wall') ?? []} />
      <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby="offers" aria-busy={known.isChanging}>
        <div>
          <h2 id="offers" className={styles.title}>
            {t('For you')}
          </h2>
          <output className={styles.count}>{countOf(first, isPlain)}</output>
        </div>
        <OfferTools choice={choice} onChoice={change} />
        <AwayNotice providers={first.providers} />
        <OfferList known={known} onClear={() => setChoice(firstChoice)} isPlain={isPlain} />
      </section>
    </>
  );
}

const isStillEmpty = ({ total, providers }: OffersPage): boolean => total === 0 && providers.some(({ state }) => state === 'asking');

function countOf({ total, providers }: OffersPage, isPlain: boolean): string {
  if (!isPlain) return t('{total, plural, one {# offer fits} other {# offers fit}}', { total });
  const walls = providers.filter(({ state }) => state === 'ready').length;
  return t('{total, plural, one {# offer} other {# offers}} from {walls, plural, one {one wall} other {# walls}}', { total, walls });
}

function AwayNotice({ providers }: Pick<OffersPage, 'providers'>) {
  const away = providers.filter(({ state }) => state === 'away').map(({ label }) => label);
  const [one] = away;
  if (one === undefined) return null;
  const others = away.length - 1;
  const title =
    others === 0
      ? t('{label} isn’t answering right now', { label: one })
      : t('{label} and {others, plural, one {another wall} other {# other walls}} aren’t answering right now', { label: one, others });
  return (
    <Notice tone="warning" title={title}>
      {t('You’re seeing what the other walls offer. We try again every minute.')}
    </Notice>
  );
}

function OfferList({ known, onClear, isPlain }: { known: KnownOffers; onClear: () => void; isPlain: boolean }) {
  const start = useStartOffer();
  const { offers = [], error, isChanging, hasMore, isFetching, more, retry } = known;
  if (offers.length === 0)
    return (
      <Card as="div">
        {isPlain ? (
          <EmptyState title={t('No offers right now')}>{t('New ones arrive all the time. The walls above may have more.')}</EmptyState>
        ) : (
          <EmptyState title={t('No offer fits')} action={<Button onClick={onClear}>{t('Show all offers')}</Button>}>
            {t('It may only be open in another country, or it has run out.')}
          </EmptyState>
        )}
      </Card>
    );
  return (
    <>
      <ul className={classes(styles.list, isChanging && styles.changing)}>
        {offers.map((offer) => (
          <OfferCard key={`${offer.provider.id}/${offer.id}`} offer={offer} onStart={() => start(offer)} />
        ))}
      </ul>
      {error && (
        <ErrorCard title={t('More offers did not load')} onRetry={retry} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {!error && hasMore && (
        <div className={styles.more}>
          <Button onClick={more}>{t('Show more offers')}</Button>
        </div>
      )}
    </>
  );
}
