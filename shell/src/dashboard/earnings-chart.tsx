import { messageOf, requestIdOf } from '@facet/remote-kit';
import { BarChart, Card, CardHead, ErrorCard, formatAmount, InPlaceOf, Money, Skeleton, WhyFigure } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './earnings-chart.module.css';
import { barsOf } from './earnings.ts';
import { useReadFiguresQuery } from './figures-api.ts';
import { WhyEarned } from './why-earned.tsx';

/** A bar for each of the last 30 days; days without earnings are flat, so that an empty month is drawn as one. */
export function EarningsChart() {
  const { data, error, isFetching, refetch } = useReadFiguresQuery();
  const earned = data?.earned;
  if (!earned && error)
    return (
      <InPlaceOf skeleton={<Place />}>
        <ErrorCard as="h2" title={t('Your earnings did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      </InPlaceOf>
    );
  return (
    <Card aria-labelledby="last-30-days">
      <CardHead title={t('Last 30 days')} id="last-30-days">
        {earned ? (
          <WhyFigure
            question={t('Why {amount}?', { amount: formatAmount(earned.last30Days.total) })}
            answer={<WhyEarned earned={earned.last30Days} label={t('Last 30 days')} since={earned.days[0]?.day} />}
          >
            <Money amount={earned.last30Days.total} signed={earned.last30Days.total !== '0.00'} size={16} />
          </WhyFigure>
        ) : (
          <Skeleton width={96} height={24} />
        )}
      </CardHead>
      {earned ? <BarChart label={t('Earnings of the last 30 days')} days={barsOf(earned.days)} /> : <Place />}
    </Card>
  );
}

function Place() {
  return (
    <div className={styles.place}>
      <Skeleton height="100%" radius={8} />
    </div>
  );
}
