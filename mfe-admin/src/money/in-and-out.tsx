import { Money as Amount } from '@facet/ui';
import { type FigureColumn, heightOf, ColumnChart } from '../figures/index.ts';
import { t } from '../texts.ts';
import { bucketWords } from './bucket-words.ts';
import { ChartCard } from './chart-card.tsx';
import type { Bucket, Money } from './money-api.ts';
import { useWallLooks, type WallLook } from './wall-looks.ts';

type Row = Pick<Bucket, 'walls' | 'fromWalls' | 'paidOut' | 'net'> & { key: string; name: string };

/** What walls brought and what was paid out. */
export function InAndOut({ money }: { money: Money }) {
  const looks = useWallLooks(money.walls);
  const names = money.buckets.map(({ start }) => bucketWords(money.by, start));
  const rows: Row[] = [
    ...money.buckets.map((bucket, index) => ({ ...bucket, key: bucket.start, name: names[index] ?? '' })),
    { ...money.sum, key: 'sum', name: t('Sum') },
  ];
  return (
    <ChartCard
      id="in-and-out"
      open
      title={t('In and out')}
      csv={`/api/admin/money.csv?window=${money.window}&table=flows`}
      chart={
        <ColumnChart
          label={t('What came in from each wall, what was paid out, and the difference')}
          columns={names}
          series={[
            ...looks.map(({ name, colour }, wall) => ({
              name,
              colour,
              values: money.buckets.map(({ walls }) => heightOf(walls[wall] ?? '0')),
            })),
            { name: t('Paid out'), colour: 'var(--chart-loss)', values: money.buckets.map(({ paidOut }) => -heightOf(paidOut)) },
          ]}
          line={{ name: t('Net'), colour: 'var(--text-strong)', values: money.buckets.map(({ net }) => heightOf(net)) }}
        />
      }
      columns={columns(looks, money.by)}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

function columns(looks: readonly WallLook[], by: Money['by']): readonly FigureColumn<Row>[] {
  return [
    { header: by === 'hour' ? t('Hour') : t('Day (UTC)'), cell: ({ name }) => name },
    ...looks.map(({ name }, wall) => ({
      header: name,
      numeric: true,
      cell: ({ walls }: Row) => <Amount amount={walls[wall] ?? '0.00'} />,
    })),
    { header: t('In'), numeric: true, cell: ({ fromWalls }) => <Amount amount={fromWalls} /> },
    { header: t('Out'), numeric: true, cell: ({ paidOut }) => <Amount amount={paidOut} /> },
    { header: t('Net'), numeric: true, cell: ({ net }) => <Amount signed amount={net} /> },
  ];
}
