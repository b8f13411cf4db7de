import { useMember } from '@facet/remote-kit';
import { Columns, PageHeader, Skeleton, Stack } from '@facet/ui';
import { t, Trans } from '../texts.ts';
import { ActiveEvents } from './active-events.tsx';
import { startOfWeek } from './calendar.ts';
import { CommunityStats } from './community-stats.tsx';
import { Earned } from './earned.tsx';
import { earnedSince } from './earnings.ts';
import { EarningsChart } from './earnings-chart.tsx';
import { Origins } from './origins.tsx';
import { Overview } from './overview.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { statementApi } from './statement-api.ts';
import { useToday } from './use-today.ts';

/** Home of a member: what they have, how it came, what happened last. */
export function DashboardPage() {
  const { username } = useMember();
  return (
    <>
      <PageHeader title={t('Welcome back, {username}!', { username })}>
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
    </>
  );
}

function EarnedThisWeek() {
  const today = useToday();
  const { data, isError } = statementApi.useGetStatementQuery();
  if (isError && !data) return t('Here is where you stand.');
  if (!data) return <Skeleton width={220} height={20} />;
  const earned = earnedSince(data.transactions, startOfWeek(today));
  if (earned <= 0n) return t('Nothing earned yet this week.');
  return <Trans id="You earned {earned} this week." values={{ earned: <Earned hundredths={earned} /> }} />;
}
