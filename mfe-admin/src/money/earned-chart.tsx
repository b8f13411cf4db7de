import { Money as Amount } from '@facet/ui';
import { heightOf, ColumnChart } from '../figures/index.ts';
import { t } from '../texts.ts';
import { bucketWords } from './bucket-words.ts';
import { ChartCard } from './chart-card.tsx';
import type { Bucket, Money } from './money-api.ts';

const sources = ['fromWalls', 'tasks', 'promos', 'rewards', 'referrals', 'events', 'welcome', 'adjustments'] as const;
type Source = (typeof sources)[number];
type Row = Pick<Bucket, Source | 'earned'> & { key: string; name: string };

const colours: Record<Source, string> = {
  fromWalls: 'var(--chart-bar-strong)',
  tasks: 'var(--wall-a)',
  promos: 'var(--wall-b)',
  rewards: 'var(--wall-c)',
  referrals: 'var(--wall-d)',
  events: 'var(--rank-gold)',
  welcome: 'var(--rank-platinum)',
  adjustments: 'var(--danger)',
};

function nameOf(source: Source): string {
  switch (source) {
    case 'fromWalls':
      return t('Walls');
    case 'tasks':
      return t('Social tasks');
    case 'promos':
      return t('Promo codes');
    case 'rewards':
      return t('Rewards');
    case 'referrals':
      return t('Referral bonuses');
    case 'events':
      return t('Events, prizes less fees');
    case 'welcome':
      return t('Welcome bonuses');
    case 'adjustments':
      return t('Adjustments');
    default:
      return source satisfies never;
  }
}

/** What members got, by where it came from; games and payouts are no earnings. */
export function EarnedChart({ money }: { money: Money }) {
  const used = sources.filter((source) => heightOf(money.sum[source]) !== 0);
  const names = money.buckets.map(({ start }) => bucketWords(money.by, start));
  const rows: Row[] = [
    ...money.buckets.map((bucket, index) => ({ ...bucket, key: bucket.start, name: names[index] ?? '' })),
    { ...money.sum, key: 'sum', name: t('Sum') },
  ];
  return (
    <ChartCard
      id="earned"
      title={t('Earned by source')}
      csv={`/api/admin/money.csv?window=${money.window}&table=earned`}
      chart={
        <ColumnChart
          label={t('What members earned, by source')}
          columns={names}
          series={used.map((source) => ({
            name: nameOf(source),
            colour: colours[source],
            values: money.buckets.map((bucket) => heightOf(bucket[source])),
          }))}
        />
      }
      columns={[
        { header: money.by === 'hour' ? t('Hour') : t('Day (UTC)'), cell: ({ name }) => name },
        ...used.map((source) => ({ header: nameOf(source), numeric: true, cell: (row: Row) => <Amount amount={row[source]} /> })),
        { header: t('Earned'), numeric: true, cell: ({ earned }) => <Amount amount={earned} /> },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
