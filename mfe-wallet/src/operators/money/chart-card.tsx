import type { ReactNode } from 'react';
import { Button, Card, CardHead, Disclosure, Skeleton } from '@facet/ui';
import { ColumnChart, ColumnChartPlace, type FigureColumn, FigureTable, heightOf } from '@facet/console-kit';
import { t } from '../texts.ts';
import { bucketLabel } from './bucket-label.ts';
import type { Money } from './money-api.ts';
import styles from './money.module.css';

interface ChartSeries<Row> {
  name: string;
  /** A token: "var(--wall-a)". */
  colour: string;
  /** R$ of the wire; below zero hangs down. */
  amountOf: (row: Row) => string;
}

export interface ChartedMoney {
  /** Undefined: the card keeps its place until it comes. */
  money: Money | undefined;
  /** What stands there when it does not. */
  failure: ReactNode;
}

export interface ChartCardProps<Row> extends ChartedMoney {
  id: string;
  title: string;
  /** What it shows, for screen readers. */
  label: string;
  /** What the table is called as CSV. */
  table: 'flows' | 'earned' | 'owed' | 'games';
  /** One for each bucket. */
  rows: readonly Row[];
  sum?: Row | undefined;
  series: readonly ChartSeries<Row>[];
  line?: ChartSeries<Row> | undefined;
  /** Those after the time. */
  columns: readonly FigureColumn<Row>[];
  children?: ReactNode;
}

/** What happened in each bucket as a chart, and the same as a table and as a file. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { id, title, money, failure, table, series, line, children } = props;
  return (
    <Card flush aria-labelledby={id}>
      <CardHead id={id} title={title}>
        {money ? (
          <Button asChild size="small" icon="download">
            <a href={csvOf(money, table)} download>
              {t('Export CSV')}
            </a>
          </Button>
        ) : (
          <Button size="small" icon="download" disabled>
            {t('Export CSV')}
          </Button>
        )}
      </CardHead>
      {money ? (
        <Chart {...props} money={money} />
      ) : (
        <ColumnChartPlace series={series} line={line}>
          {failure ?? <Skeleton height="100%" />}
        </ColumnChartPlace>
      )}
      {children}
      <div className={styles.disclosure}>{money && <AsTable {...props} money={money} />}</div>
    </Card>
  );
}

type ChartProps<Row> = ChartCardProps<Row> & { money: Money };

function Chart<Row>({ label, money, rows, series, line }: ChartProps<Row>) {
  const drawn = ({ name, colour, amountOf }: ChartSeries<Row>) => ({ name, colour, values: rows.map((row) => heightOf(amountOf(row))) });
  return <ColumnChart label={label} columns={namesOf(money)} series={series.map(drawn)} line={line && drawn(line)} />;
}

const namesOf = (money: Money) => money.buckets.map(({ start }) => bucketLabel(money.by, start));

/** The same days as the page shows. */
function csvOf({ window, to }: Money, table: string): string {
  const lastMs = Date.parse(to) - 1;
  const until = lastMs > Date.now() ? '' : `&until=${new Date(lastMs).toISOString().slice(0, 10)}`;
  return `/api/admin/money.csv?window=${window}${until}&table=${table}`;
}

function AsTable<Row>({ title, money, rows, sum, columns }: ChartProps<Row>) {
  const names = namesOf(money);
  const buckets = rows.map((row, index) => ({ key: money.buckets[index]?.start ?? '', name: names[index] ?? '', row }));
  return (
    <Disclosure title={t('View as table ({count, plural, one {# row} other {# rows}})', { count: rows.length })}>
      <FigureTable
        label={title}
        columns={[
          { header: money.by === 'hour' ? t('Hour') : t('Day (UTC)'), cell: ({ name }) => name },
          ...columns.map(({ cell, ...column }) => ({ ...column, cell: ({ row }: { row: Row }) => cell(row) })),
        ]}
        rows={sum === undefined ? buckets : [...buckets, { key: 'sum', name: t('Sum'), row: sum }]}
        rowKey={({ key }) => key}
        endsInSum={sum !== undefined}
      />
    </Disclosure>
  );
}
