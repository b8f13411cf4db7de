import { useMember } from '@facet/remote-kit';
import { Columns, Money, PageHeader, Skeleton, Stack } from '@facet/ui';
import { Private } from '../drawn/private.tsx';
import { FirstCutCard, useFirstSteps } from '../first-cut/index.ts';
import { MilestoneCard } from '../moments/index.ts';
import { t, Trans } from '../texts.ts';
import { ActiveEvents } from './active-events.tsx';
import { BalanceCard } from './balance-card.tsx';
import { CommunityStats } from './community-stats.tsx';
import styles from './dashboard-page.module.css';
import { EarningsChart } from './earnings-chart.tsx';
import { Origins } from './origins.tsx';
import { OtherFigures, Overview } from './overview.tsx';
import { PaidOutToday } from './paid-out-today.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { useActiveEvents } from './events-api.ts';
import { useReadFiguresQuery } from './figures-api.ts';
import { useNextDay } from './use-next-day.ts';

/**
 * Home of a member: what they have, how it came, what happened last. A newcomer's first steps stand where others have
 * their history.
 */
export function DashboardPage() {
  const { username, isFirstVisit } = useMember();
  const firstSteps = useFirstSteps();
  const events = useActiveEvents();
  useNextDay();
  const title = isFirstVisit ? t('Welcome, {username}!', { username }) : t('Welcome back, {username}!', { username });
  if (firstSteps.kind !== 'none') {
    return (
      <>
        <PageHeader title={title}>
          <EarnedThisWeek greeting={isFirstVisit ? t('Good to have you. Here’s the quickest way to your first Robux.') : undefined} />
        </PageHeader>
        <div className={styles.newcomer}>
          <BalanceCard isNarrow />
          <Stack gap={6}>
            <FirstCutCard state={firstSteps}>
              <RecentActivity />
              <ActiveEvents {...events} />
            </FirstCutCard>
          </Stack>
          <Stack gap={6}>
            <OtherFigures events={events} />
            <PaidOutToday />
          </Stack>
        </div>
        <CommunityStats />
        <MilestoneCard />
      </>
    );
  }
  return (
    <>
      <PageHeader title={<Private place={<Skeleton width={280} height="var(--line-24)" />}>{title}</Private>}>
        <EarnedThisWeek />
      </PageHeader>
      <Overview events={events} />
      <Columns>
        <Stack gap={6}>
          <EarningsChart />
          <RecentActivity />
        </Stack>
        <Stack gap={6}>
          <Origins />
          <ActiveEvents {...events} />
        </Stack>
      </Columns>
      <CommunityStats />
      <MilestoneCard />
    </>
  );
}

function EarnedThisWeek({ greeting }: { greeting?: string | undefined }) {
  const { data, isError } = useReadFiguresQuery();
  const earned = data?.earned;
  if (isError && !earned) return greeting ?? t('Here’s where you stand.');
  // A first visit begins with nothing earned, and its words have more lines than a figure.
  if (!earned) return greeting ?? <Skeleton width={220} height={20} />;
  const { total } = earned.thisWeek;
  if (total === '0.00' || total.startsWith('-')) return greeting ?? t('Nothing earned yet this week.');
  return <Trans id="You earned {earned} this week." values={{ earned: <Money amount={total} signed /> }} />;
}
