import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, CardHead, EmptyState, ErrorCard, SkeletonRows, VisuallyHidden } from '@facet/ui';
import { useGetRoundsInfiniteQuery } from '../api/games-api.ts';
import { t } from '../texts.ts';
import { RoundRow } from './round-row.tsx';
import styles from './fairness.module.css';

/** The member's rounds, newest first, each with its check. */
export function RoundList() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useGetRoundsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const rounds = data?.pages.flatMap((page) => page.rounds);
  return (
    <Card flush aria-labelledby="rounds">
      <CardHead id="rounds" title={t('Your rounds')} />
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
        <EmptyState title={t('No rounds yet')}>{t('Your first one shows here, with everything needed to check it.')}</EmptyState>
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
