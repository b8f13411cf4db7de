import { useState } from 'react';
import { SortHead, type SortDirection } from '../table/sort-head.tsx';
import { FigureTable, type FigureColumn, type FigureTableProps } from './figure-table.tsx';

export type SortedFigureColumn<Entry> = FigureColumn<Entry> & {
  /** What the rows can be ordered by; null stands last either way. */
  by?: (entry: Entry) => bigint | number | string | null;
};

export interface SortedFigureTableProps<Entry> extends Omit<FigureTableProps<Entry>, 'columns'> {
  columns: ReadonlyArray<SortedFigureColumn<Entry>>;
}

interface Order {
  header: string;
  direction: SortDirection;
}

/** A short table whose rows the operator orders by its heads; the sum stays last. */
export function SortedFigureTable<Entry>({ columns, rows, endsInSum, ...rest }: SortedFigureTableProps<Entry>) {
  const [order, setOrder] = useState<Order>();
  const headed = columns.map((column): FigureColumn<Entry> => {
    const { by, header, ...shown } = column;
    if (by === undefined) return { ...shown, header };
    const direction = order?.header === header ? order.direction : undefined;
    return {
      ...shown,
      header,
      sort: direction,
      head: (
        <SortHead
          header={header}
          direction={direction}
          numeric={shown.numeric}
          disabled={rows === undefined}
          onSort={(next) => setOrder({ header, direction: next })}
        />
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
  const direction = order?.direction === 'descending' ? -1 : 1;
  const compare = (one: Entry, other: Entry): number => {
    const [first, second] = [by(one), by(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (typeof first === 'string' && typeof second === 'string') return direction * first.localeCompare(second);
    return first === second ? 0 : direction * (first < second ? -1 : 1);
  };
  return [...entries.toSorted(compare), ...sum];
}
