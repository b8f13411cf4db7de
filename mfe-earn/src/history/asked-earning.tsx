import { messageOf, requestIdOf, sentenceText, useSearchParams } from '@facet/remote-kit';
import { Card, CardHead, ErrorCard, formatAmount, IconButton, SkeletonRows, Text, VisuallyHidden } from '@facet/ui';
import { useEffect, useRef } from 'react';
import { useFindEarningQuery } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import styles from './history.module.css';
import { WhyEarning } from './why-earning.tsx';

/** `?why=<key>`: the one earning that another page asks about, by the reference that it has there. */
export function AskedEarning() {
  const [search, setSearch] = useSearchParams();
  const key = search.get('why');
  if (key === null || key === '') return null;
  return <Answer key={key} reference={key} onClose={() => setSearch({}, { replace: true })} />;
}

function Answer({ reference, onClose }: { reference: string; onClose: () => void }) {
  const card = useRef<HTMLElement>(null);
  const { data: earning, error, isFetching, refetch } = useFindEarningQuery(reference, { refetchOnMountOrArgChange: true });
  useEffect(() => card.current?.focus(), []);
  return (
    <Card ref={card} tabIndex={-1} tone="quiet" aria-labelledby="asked" className={styles.asked}>
      <CardHead
        id="asked"
        title={
          <span className={styles.question}>
            {earning
              ? t('Why {amount}? {label}', { amount: formatAmount(earning.amount), label: sentenceText(earning.line, earning.label) })
              : t('Why?')}
          </span>
        }
      />
      <IconButton className={styles.close} icon="x" label={t('Close')} onClick={onClose} />
      {earning === undefined && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Looking for this earning')}</VisuallyHidden>
          <SkeletonRows count={4} />
        </div>
      )}
      {earning === undefined && error && (
        <ErrorCard title={t('This earning did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {earning === null && <Text as="p">{t('None of your earnings has the reference {reference}.', { reference })}</Text>}
      {earning && <WhyEarning earning={earning} />}
    </Card>
  );
}
