import { SkeletonCard, Stack } from '@facet/ui';
import { LoadFailure } from '@facet/console-kit';
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
    return <LoadFailure as="h2" title={t('Referral ranks did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  if (!data) return <SkeletonCard />;
  return (
    <div className={styles.columns}>
      <RankTable ranks={data.ranks} highestBonus={data.highestBonus} />
      <Stack gap={4}>
        <Ladder ranks={data.ranks} />
        <BonusesCard />
      </Stack>
    </div>
  );
}
