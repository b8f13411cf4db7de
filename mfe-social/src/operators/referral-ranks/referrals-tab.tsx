import { messageOf, requestIdOf } from '@facet/remote-kit';
import { ErrorCard, SkeletonCard, Stack } from '@facet/ui';
import { t } from '../texts.ts';
import { BonusesCard } from './bonuses-card.tsx';
import { Ladder } from './ladder.tsx';
import { RankTable } from './rank-table.tsx';
import { useListHeldRanksQuery } from './ranks-api.ts';
import styles from './ranks.module.css';

/** `?tab=referrals` */
export function Component() {
  const { data, error, isFetching, refetch } = useListHeldRanksQuery();
  if (error)
    return (
      <ErrorCard as="h2" title={t('Referral ranks did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  if (!data) return <SkeletonCard />;
  return (
    <div className={styles.columns}>
      <RankTable ranks={data.ranks} />
      <Stack gap={4}>
        <Ladder ranks={data.ranks} />
        <BonusesCard />
      </Stack>
    </div>
  );
}
