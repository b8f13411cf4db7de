import { useMember } from '@facet/remote-kit';
import { Columns, PageHeader, Skeleton, Stack } from '@facet/ui';
import { FirstCutCard, useFirstSteps } from '../first-cut/index.ts';
import { MilestoneCard } from '../moments/index.ts';
import { t, Trans } from '../texts.ts';
import { ActiveEvents } from './active-events.tsx';
import { BalanceCard } from './balance-card.tsx';
import { startOfWeek } from './calendar.ts';
import { CommunityStats } from './community-stats.tsx';
import styles from './dashboard-page.module.css';
import { Earned } from './earned.tsx';
import { earnedSince } from './earnings.ts';
import { EarningsChart } from './earnings-chart.tsx';
import { Origins } from './origins.tsx';
import { OtherFigures, Overview } from './overview.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { statementApi } from './statement-api.ts';
import { useToday } from './use-today.ts';

/** Home of a member: what they have, how it came, what happened last. A newcomer's first steps stand where others have their history. */
export function DashboardPage() {
  const { username, isFirstVisit } = useMember();
  const firstSteps = useFirstSteps();
  const title = isFirstVisit ? t('Welcome, {username}!', { username }) : t('Welcome back, {username}!', { username });
  if (firstSteps.kind !== 'none') {
    return (
      <>
        <PageHeader title={title}>
          <EarnedThisWeek untilThen={isFirstVisit ? t('Good to have you. Here’s the quickest way to your first Robux.') : undefined} />
        </PageHeader>
        <div className={styles.newcomer}>
          <BalanceCard isNarrow />
          <Stack gap={6}>
            <FirstCutCard state={firstSteps} />
            <RecentActivity />
            <ActiveEvents />
          </Stack>
          <OtherFigures />
        </div>
        <CommunityStats />
        <MilestoneCard />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title}>
        <EarnedThisWeek />
      </PageHeader>
      <Overview />
      <Columns>
        <Stack gap={6}>
          <EarningsChart />
          <RecentActivity />
        </Stack>
        <Stack gap={6}>
          <Origins />
          <ActiveEvents />
        </Stack>
      </Columns>
      <CommunityStats />
      <MilestoneCard />
    </>
  );
}

function EarnedThisWeek({ untilThen = t('Nothing earned yet this week.') }: { untilThen?: string | undefined }) {
  const today = useToday();
  const { data, isError } = statementApi.useGetStatementQuery();
  if (isError && !data) return t('Here is where you stand.');
  if (!data) return <Skeleton width={220} height={20} />;
  const earned = earnedSince(data.transactions, startOfWeek(today));
  if (earned <= 0n) return untilThen;
  return <Trans id="You earned {earned} this week." values={{ earned: <Earned hundredths={earned} /> }} />;
}
