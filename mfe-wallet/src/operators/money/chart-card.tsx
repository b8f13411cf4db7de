import type { ReactNode } from 'react';
import { Button, Card, CardHead, Disclosure } from '@facet/ui';
import { ColumnChart, type FigureColumn, FigureTable, heightOf } from '@facet/console-kit';
import { t } from '../texts.ts';
import { bucketLabel } from './bucket-label.ts';
import type { Money } from './money-api.ts';
import styles from './money.module.css';

export interface ChartSeries<Row> {
  name: string;
  /** A token: "var(--wall-a)". */
  colour: string;
  /** R$ of the wire; below zero hangs down. */
  amountOf: (row: Row) => string;
}

export interface ChartCardProps<Row> {
  id: string;
  title: string;
  /** What it shows, for screen readers. */
  label: string;
  money: Money;
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
  const { id, title, label, money, table, rows, series, line, children } = props;
  const names = money.buckets.map(({ start }) => bucketLabel(money.by, start));
  const drawn = ({ name, colour, amountOf }: ChartSeries<Row>) => ({ name, colour, values: rows.map((row) => heightOf(amountOf(row))) });
  return (
    <Card flush aria-labelledby={id}>
      <CardHead id={id} title={title}>
        <Button asChild size="small" icon="download">
          <a href={csvOf(money, table)} download>
            {t('Export CSV')}
          </a>
        </Button>
      </CardHead>
      <ColumnChart label={label} columns={names} series={series.map(drawn)} line={line && drawn(line)} />
      {children}
      <div className={styles.disclosure}>
        <Disclosure title={t('View as table ({count, plural, one {# row} other {# rows}})', { count: rows.length })}>
          <BucketTable {...props} names={names} />
        </Disclosure>
      </div>
    </Card>
  );
}

/** The same days as the page shows. */
function csvOf({ window, to }: Money, table: string): string {
  const lastMs = Date.parse(to) - 1;
  const until = lastMs > Date.now() ? '' : `&until=${new Date(lastMs).toISOString().slice(0, 10)}`;
  return `/api/admin/money.csv?window=${window}${until}&table=${table}`;
}

function BucketTable<Row>({ title, money, rows, sum, columns, names }: ChartCardProps<Row> & { names: readonly string[] }) {
  const buckets = rows.map((row, index) => ({ key: money.buckets[index]?.start ?? '', name: names[index] ?? '', row }));
  return (
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
  );
}
