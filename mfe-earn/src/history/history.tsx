import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, CardHead, EmptyState, ErrorCard, Rows, Select, SkeletonRows, VisuallyHidden } from '@facet/ui';
import { useState } from 'react';
import type { Earning } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import { SOURCES } from './earning-label.ts';
import { EarningRow } from './earning-row.tsx';
import styles from './history.module.css';
import { useEarnings } from './use-earnings.ts';

type Source = Earning['source'];

const ALL = 'all';

/** Every earning, newest first, page by page. */
export function History() {
  const [filter, setFilter] = useState<Source | typeof ALL>(ALL);
  const { earnings, error, isFetching, hasMore, more, retry } = useEarnings(filter === ALL ? undefined : filter);
  return (
    <Card flush aria-labelledby="history">
      <CardHead id="history" title={t('History')}>
        <div className={styles.filter}>
          <Select
            label={t('Source')}
            options={filters()}
            value={filter}
            onValueChange={(value) => setFilter(value as Source | typeof ALL)}
          />
        </div>
      </CardHead>
      {!earnings && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Loading your earnings')}</VisuallyHidden>
          <SkeletonRows count={4} />
        </div>
      )}
      {earnings?.length === 0 && <Nothing isFiltered={filter !== ALL} />}
      {earnings && earnings.length > 0 && (
        <Rows>
          {earnings.map((earning) => (
            <EarningRow key={earning.id} earning={earning} />
          ))}
        </Rows>
      )}
      {error && (
        <div className={styles.inset}>
          <ErrorCard title={t('Your earnings did not load')} onRetry={retry} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
        </div>
      )}
      {hasMore && !error && (
        <div className={styles.inset}>
          <Button wide busy={isFetching} onClick={more}>
            {t('Show more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title={t('Nothing from this source yet')}>{t('Choose another source, or all of them.')}</EmptyState>;
  return <EmptyState title={t('Nothing earned yet')}>{t('Your first earning will show up here, with its source.')}</EmptyState>;
}

function filters(): { value: Source | typeof ALL; label: string }[] {
  const sources = (Object.keys(SOURCES) as Source[]).map((value) => ({ value, label: t(SOURCES[value].label) }));
  return [{ value: ALL, label: t('All sources') }, ...sources];
}
