import { messageOf, requestIdOf } from '@facet/remote-kit';
import { BarChart, Card, CardHead, ErrorCard, InPlaceOf, Money, Segmented, Skeleton, Table, type TableColumn } from '@facet/ui';
import { useState } from 'react';
import { useReadFiguresQuery, type Earned } from '../api/wallet-api.ts';
import { formatDate } from '../time/format-time.ts';
import { t } from '../texts.ts';
import styles from './history.module.css';

type Variant = 'chart' | 'table';

/**
 * What the last 30 days brought, a bar a day, and the same as a table. A day on which more was reversed than earned has
 * no bar.
 */
export function EarningsChart() {
  const [variant, setVariant] = useState<Variant>('chart');
  const { data, error, isFetching, refetch } = useReadFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  const earned = data?.earned;
  if (!earned && error) {
    return (
      <InPlaceOf skeleton={<Place />}>
        <ErrorCard
          as="h2"
          title={t('Your last 30 days did not load')}
          onRetry={refetch}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        >
          {messageOf(error)}
        </ErrorCard>
      </InPlaceOf>
    );
  }
  return (
    <Card aria-labelledby="last-30-days">
      <CardHead id="last-30-days" title={t('Last 30 days')}>
        {earned ? (
          <Money amount={earned.last30Days.total} signed={earned.last30Days.total !== '0.00'} size={16} />
        ) : (
          <Skeleton width={96} height={24} />
        )}
      </CardHead>
      {earned ? <Days days={earned.days} variant={variant} /> : <Place />}
      <div className={styles.looks}>
        <Segmented label={t('Shown as')} options={variants()} value={variant} onValueChange={setVariant} />
      </div>
    </Card>
  );
}

function Days({ days, variant }: { days: Earned['days']; variant: Variant }) {
  if (variant === 'chart') return <BarChart label={t('Earnings of the last 30 days')} days={days.map(barOf)} />;
  return <Table compact label={t('Earnings by day')} columns={columns()} rows={days.toReversed()} rowKey={({ day }) => day} />;
}

/** Of the size of the chart. */
function Place() {
  return (
    <div className={styles.place}>
      <Skeleton height="100%" radius={8} />
    </div>
  );
}

function barOf({ day, total }: Earned['days'][number], index: number, days: Earned['days']): { label: string; amount: string } {
  return { label: index === days.length - 1 ? t('Today') : formatDate(day), amount: total.startsWith('-') ? '0.00' : total };
}

function variants() {
  return [
    { value: 'chart', label: t('Chart') },
    { value: 'table', label: t('Table') },
  ] as const;
}

function columns(): readonly TableColumn<Earned['days'][number]>[] {
  return [
    { header: t('Day (UTC)'), cell: ({ day }) => formatDate(day) },
    { header: t('Total'), numeric: true, cell: ({ total }) => <Money amount={total} /> },
  ];
}
