import { useState } from 'react';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, CardHead, EmptyState, ErrorCard, SkeletonRows, VisuallyHidden } from '@facet/ui';
import { useGetRoundsInfiniteQuery } from '../api/games-api.ts';
import { t } from '../texts.ts';
import { RoundFilters, type RoundsWanted } from './round-filters.tsx';
import { RoundRow } from './round-row.tsx';
import styles from './fairness.module.css';

/** The member's rounds, newest first, each with its check. */
export function RoundList() {
  const [{ of, ended }, setWanted] = useState<RoundsWanted>({ of: 'all', ended: 'all' });
  const {
    currentData: data,
    error,
    isFetching,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useGetRoundsInfiniteQuery(of, {
    refetchOnMountOrArgChange: true,
  });
  const loaded = data?.pages.flatMap((page) => page.rounds);
  const rounds = loaded?.filter(({ outcome }) => ended === 'all' || outcome === ended);
  return (
    <Card flush aria-labelledby="rounds">
      <CardHead id="rounds" title={t('Your rounds')} />
      <RoundFilters of={of} ended={ended} onWanted={setWanted} />
      {!rounds && error && (
        <div className={styles.inset}>
          <ErrorCard title={t('Your rounds did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
        </div>
      )}
      {!rounds && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Loading your rounds')}</VisuallyHidden>
          <SkeletonRows />
        </div>
      )}
      {loaded && loaded.length > 0 && rounds?.length === 0 && (
        <EmptyState title={t('{count, plural, one {Not your last round} other {None of your last # rounds}}', { count: loaded.length })}>
          {hasNextPage ? t('Older rounds may match. Load more.') : t('Choose another game or result.')}
        </EmptyState>
      )}
      {loaded?.length === 0 && (
        <EmptyState title={t('No rounds yet')}>{t('Your first round will show up here, with everything you need to check it.')}</EmptyState>
      )}
      {rounds && rounds.length > 0 && (
        <ul className={styles.rounds}>
          {rounds.map((round) => (
            <RoundRow key={round.id} round={round} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button busy={isFetching} onClick={() => fetchNextPage()}>
            {t('More rounds')}
          </Button>
        </div>
      )}
    </Card>
  );
}
