import { useState } from 'react';
import { classes, Icon } from '@facet/ui';
import { FigureTable, type FigureColumn, type FigureTableProps } from './figure-table.tsx';
import styles from './sorted-figure-table.module.css';

export type SortedFigureColumn<Entry> = FigureColumn<Entry> & {
  /** What the rows can be ordered by; null stands last either way. */
  by?: (entry: Entry) => bigint | number | string | null;
};

export interface SortedFigureTableProps<Entry> extends Omit<FigureTableProps<Entry>, 'columns'> {
  columns: ReadonlyArray<SortedFigureColumn<Entry>>;
}

interface Order {
  header: string;
  isDescending: boolean;
}

/** A short table whose rows the operator orders by its heads; the sum stays last. First press: the largest on top. */
export function SortedFigureTable<Entry>({ columns, rows, endsInSum, ...rest }: SortedFigureTableProps<Entry>) {
  const [order, setOrder] = useState<Order>();
  const headed = columns.map((column): FigureColumn<Entry> => {
    const { by, header, ...shown } = column;
    if (by === undefined) return { ...shown, header };
    const isBy = order?.header === header;
    const isAscending = isBy && !order.isDescending;
    const press = () => setOrder({ header, isDescending: !isBy || isAscending });
    return {
      ...shown,
      header,
      ...(isBy && { sort: isAscending ? 'ascending' : 'descending' }),
      head: (
        <button
          type="button"
          className={classes(styles.sort, shown.numeric && styles.numeric)}
          disabled={rows === undefined}
          onClick={press}
        >
          {header}
          <Icon name={isAscending ? 'arrow-up' : 'arrow-down'} size="tiny" />
        </button>
      ),
    };
  });
  return <FigureTable {...rest} columns={headed} rows={rows && ordered(rows, columns, order, endsInSum)} endsInSum={endsInSum} />;
}

function ordered<Entry>(
  rows: readonly Entry[],
  columns: ReadonlyArray<SortedFigureColumn<Entry>>,
  order: Order | undefined,
  endsInSum: boolean | undefined,
): readonly Entry[] {
  const by = columns.find(({ header }) => header === order?.header)?.by;
  if (by === undefined) return rows;
  const [entries, sum] = endsInSum ? [rows.slice(0, -1), rows.slice(-1)] : [rows, []];
  const direction = order?.isDescending ? -1 : 1;
  const compare = (one: Entry, other: Entry): number => {
    const [first, second] = [by(one), by(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (typeof first === 'string' && typeof second === 'string') return direction * first.localeCompare(second);
    return first === second ? 0 : direction * (first < second ? -1 : 1);
  };
  return [...entries.toSorted(compare), ...sum];
}
