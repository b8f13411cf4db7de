import { messageOf, requestIdOf } from '@facet/remote-kit';
import { BarChart, Card, CardHead, ErrorCard, Skeleton } from '@facet/ui';
import { t } from '../texts.ts';
import { startOfDay } from './calendar.ts';
import { Earned } from './earned.tsx';
import styles from './earnings-chart.module.css';
import { earnedSince, earningsByDay } from './earnings.ts';
import { statementApi } from './statement-api.ts';
import { useToday } from './use-today.ts';

const DAYS = 30;

/** A bar for each of the last 30 days; days without earnings are flat, so that an empty month is drawn as one. */
export function EarningsChart() {
  const today = useToday();
  const { data, error, isFetching, refetch } = statementApi.useGetStatementQuery();
  if (!data && error)
    return (
      <ErrorCard as="h2" title={t('Your earnings did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  return (
    <Card aria-labelledby="last-30-days">
      <CardHead title={t('Last 30 days')} id="last-30-days">
        {data ? (
          <Earned hundredths={earnedSince(data.transactions, startOfDay(today, 1 - DAYS))} size={16} />
        ) : (
          <Skeleton width={96} height={24} />
        )}
      </CardHead>
      {data ? (
        <BarChart label={t('Earnings of the last 30 days')} days={earningsByDay(data.transactions, today, DAYS)} />
      ) : (
        <div className={styles.place}>
          <Skeleton height="100%" radius={8} />
        </div>
      )}
    </Card>
  );
}
