import { useState } from 'react';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, CardHead, EmptyState, ErrorCard, Segmented, SkeletonRows, VisuallyHidden } from '@facet/ui';
import { useGetRoundsInfiniteQuery, type RoundsOf } from '../api/games-api.ts';
import { t } from '../texts.ts';
import { RoundRow } from './round-row.tsx';
import styles from './fairness.module.css';

/** The member's rounds, newest first, each with its check. */
export function RoundList() {
  const [of, setOf] = useState<RoundsOf>('all');
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
  const rounds = data?.pages.flatMap((page) => page.rounds);
  return (
    <Card flush aria-labelledby="rounds">
      <CardHead id="rounds" title={t('Your rounds')}>
        <div className={styles.of}>
          <Segmented<RoundsOf>
            label={t('Game')}
            options={[
              { value: 'all', label: t('All') },
              { value: 'bombs', label: t('Bombs') },
              { value: 'crash', label: t('Crash') },
            ]}
            value={of}
            onValueChange={setOf}
          />
        </div>
      </CardHead>
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
      {rounds?.length === 0 && (
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
