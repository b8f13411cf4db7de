import { useEffect, useRef } from 'react';
import { Link, messageOf, requestIdOf, useInvalidateProfile, useProfile } from '@facet/remote-kit';
import {
  Card,
  ErrorCard,
  InPlaceOf,
  Money,
  rankLabel,
  RankStone,
  Skeleton,
  SkeletonCard,
  Stack,
  SumList,
  Text,
  toRank,
  VisuallyHidden,
  WhyFigure,
} from '@facet/ui';
import { useGetReferralStatsQuery, useListReferralRanksQuery, type ReferralStats } from '../api/social-api.ts';
import { t } from '../texts.ts';
import { RankProgress } from './rank-progress.tsx';
import styles from './referrals.module.css';

/** The three figures and the way to the next rank, or what stands in their place. */
export function Standing() {
  useFrameFollowsRank();
  const stats = useGetReferralStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const ranks = useListReferralRanksQuery();
  const error = stats.data && ranks.data ? undefined : (stats.error ?? ranks.error);
  const retry = async () => {
    await Promise.all([...(stats.data ? [] : [stats.refetch()]), ...(ranks.data ? [] : [ranks.refetch()])]);
  };
  if (error)
    return (
      <InPlaceOf skeleton={<Place />}>
        <ErrorCard
          as="h2"
          title={t('Referrals did not load')}
          onRetry={retry}
          retrying={stats.isFetching || ranks.isFetching}
          requestId={requestIdOf(error)}
        >
          {messageOf(error)}
        </ErrorCard>
      </InPlaceOf>
    );
  if (!stats.data || !ranks.data) return <Loading />;
  return (
    <>
      <Figures stats={stats.data} />
      <RankProgress stats={stats.data} ranks={ranks.data.ranks} />
    </>
  );
}

function Figures({ stats }: { stats: ReferralStats }) {
  const { referralCount, totalEarnings, currentRank } = stats;
  return (
    <Card flush as="div">
      <dl className={styles.band}>
        <div>
          <dt>{t('Total Referrals')}</dt>
          <dd>{referralCount}</dd>
        </div>
        <div>
          <dt>{t('Total Earnings')}</dt>
          <dd>
            <WhyFigure question={t('Why this much?')} answer={<WhyReferralEarnings stats={stats} />}>
              <Money amount={totalEarnings} size={20} />
            </WhyFigure>
          </dd>
        </div>
        <div>
          <dt>{t('Current Rank')}</dt>
          <dd className={styles.rank}>
            <RankStone rank={toRank(currentRank.name)} size={24} />
            {rankLabel(currentRank.name)}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function WhyReferralEarnings({ stats: { shares, bonuses, totalEarnings } }: { stats: ReferralStats }) {
  const lines = [
    { name: 'referralShares', label: t('Shares of what friends earned'), amount: shares },
    { name: 'referralBonuses', label: t('Bonuses for friends who reached the goal'), amount: bonuses },
  ];
  return (
    <Stack gap={3}>
      <SumList
        lines={lines.map(({ name, label, amount }) => ({
          label: <Link to={`/withdraw/statement?earned=${name}`}>{label}</Link>,
          value: <Money amount={amount} />,
        }))}
        total={{ label: t('Total Earnings'), value: <Money amount={totalEarnings} /> }}
      />
      <Text as="p" tone="muted" size={12}>
        {t(
          'A share is your rank’s percentage of what a friend earns from walls, tasks and codes; ranks rise by shares. If the earning is reversed, so is your share.',
        )}
      </Text>
    </Stack>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden as="output">{t('Loading your referrals')}</VisuallyHidden>
      <Place />
    </>
  );
}

function Place() {
  return (
    <Stack gap={6}>
      <Card flush as="div">
        <div className={styles.band}>
          {[1, 2, 3].map((place) => (
            <div key={place}>
              <Skeleton width="5rem" height="1rem" />
              <Skeleton width="4rem" height="1.75rem" />
            </div>
          ))}
        </div>
      </Card>
      <Card as="div" flush>
        <SkeletonCard />
      </Card>
    </Stack>
  );
}

/** The frame shows the member's rank as well: a rank that changed since the profile was read makes it be read again. */
function useFrameFollowsRank(): void {
  const { data } = useGetReferralStatsQuery();
  const invalidateProfile = useInvalidateProfile();
  const shown = useRef(useProfile().profile?.rank);
  const rank = data?.currentRank.name;
  useEffect(() => {
    if (rank === undefined || rank === shown.current) return;
    shown.current = rank;
    invalidateProfile();
  }, [rank, invalidateProfile]);
}
