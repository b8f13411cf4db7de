import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, CardHead, DonutChart, EmptyState, ErrorCard, InPlaceOf, Money, Skeleton, Stack, Text } from '@facet/ui';
import { t } from '../texts.ts';
import { earnedBySource } from './earnings.ts';
import styles from './origins.module.css';
import { useReadFiguresQuery } from './figures-api.ts';

/** The true shares of all that was earned. */
export function Origins() {
  const { data, error, isFetching, refetch } = useReadFiguresQuery();
  const earned = data?.earned;
  if (!earned && error)
    return (
      <InPlaceOf skeleton={<OriginsSkeleton />}>
        <ErrorCard
          as="h2"
          title={t('Where it came from did not load')}
          onRetry={refetch}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        >
          {messageOf(error)}
        </ErrorCard>
      </InPlaceOf>
    );
  const total = earned?.total;
  const shares = total && earnedBySource(total).filter(({ amount }) => !amount.startsWith('-'));
  return (
    <Card aria-labelledby="origins">
      <CardHead title={t('Where it came from')} id="origins" />
      {!shares && (
        <div aria-busy="true">
          <OriginsSkeleton />
        </div>
      )}
      {shares?.length === 0 && <EmptyState title={t('Nothing earned yet')}>{t('Your first credit makes the first facet.')}</EmptyState>}
      {total && shares && shares.length > 0 && (
        <DonutChart label={t('Shares of total earned')} shares={shares}>
          <Text tone="muted" size={12}>
            {t('Total Earned')}
          </Text>
          <Money amount={total.total} decimals={0} size={20} />
        </DonutChart>
      )}
    </Card>
  );
}

function OriginsSkeleton() {
  return (
    <Stack gap={5} className={styles.place}>
      <Skeleton width={176} height={176} radius="var(--cut-16)" />
      <Stack gap={4} className={styles.lines}>
        <Skeleton height={20} />
        <Skeleton height={20} />
        <Skeleton height={20} />
      </Stack>
    </Stack>
  );
}
