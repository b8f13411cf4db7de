import type { ReactNode } from 'react';
import { Button, Card, CardHead, Fold } from '@facet/ui';
import { FigureTable, type FigureColumn } from '../figures/index.ts';
import { t } from '../texts.ts';
import styles from './money.module.css';

export interface ChartCardProps<Row> {
  id: string;
  title: string;
  /** Address of the same table as CSV. */
  csv: string;
  chart: ReactNode;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The table is open from the start. */
  open?: boolean | undefined;
  children?: ReactNode;
}

/** A chart, and the same as a table and as a file. */
export function ChartCard<Row>({ id, title, csv, chart, columns, rows, rowKey, open, children }: ChartCardProps<Row>) {
  return (
    <Card flush aria-labelledby={id}>
      <CardHead id={id} title={title}>
        <Button asChild size="small" icon="download">
          <a href={csv} download>
            {t('Export CSV')}
          </a>
        </Button>
      </CardHead>
      {chart}
      {children}
      <div className={styles.fold}>
        <Fold open={open} title={t('The same as a table, {count, plural, one {# row} other {# rows}}', { count: rows.length })}>
          <FigureTable label={title} columns={columns} rows={rows} rowKey={rowKey} />
        </Fold>
      </div>
    </Card>
  );
}
