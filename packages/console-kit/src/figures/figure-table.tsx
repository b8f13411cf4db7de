import type { ReactNode } from 'react';
import { classes, Skeleton, type TableColumn } from '@facet/ui';
import type { SortDirection } from '../table/sort-head.tsx';
import styles from './figure-table.module.css';

/** Its header names the figure where rows become lists. */
export type FigureColumn<Entry> = TableColumn<Entry> & {
  header: string;
  /** In place of the header's text: what orders the rows by it, which is there on a phone too. */
  head?: ReactNode;
  sort?: SortDirection | undefined;
  /**
   * Where it stands in the two lines of a phone, beside the first column and below; what has no place there is left to
   * wider screens. Without any, each row becomes a list of all its figures.
   */
  place?: 'amount' | 'detail' | 'figure' | undefined;
};

export interface FigureTableProps<Entry> {
  /** What it lists, for screen readers. */
  label: string;
  columns: ReadonlyArray<FigureColumn<Entry>>;
  /** Undefined: `coming` rows of the same height stand in their place. */
  rows: readonly Entry[] | undefined;
  coming?: number | undefined;
  rowKey: (entry: Entry) => string;
  /** The last row is the sum of the others. */
  endsInSum?: boolean | undefined;
}

const MANY_COLUMNS = 6;

/**
 * A short table within a card; the first cell names its row. Where the card is too narrow for its columns, each row
 * becomes two lines, or a list of named figures.
 */
export function FigureTable<Entry>({ label, columns, rows, coming = 3, rowKey, endsInSum }: FigureTableProps<Entry>) {
  const look = classes(
    styles.table,
    endsInSum && styles.summed,
    !rows && styles.coming,
    columns.some(({ head }) => head !== undefined) && styles.sorted,
    columns.some(({ place }) => place !== undefined) && styles.twoLines,
  );
  const entries: readonly (Entry | undefined)[] = rows ?? Array.from({ length: coming }, () => undefined);
  return (
    <div className={classes(styles.room, columns.length > MANY_COLUMNS && styles.many)} aria-hidden={rows === undefined || undefined}>
      <table className={look} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ header, numeric, head, sort }) => (
              <th key={header} scope="col" className={classes(numeric && styles.numeric)} aria-sort={sort}>
                {head ?? header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            <tr key={entry === undefined ? at : rowKey(entry)}>
              {columns.map(({ header, numeric, place, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={header}
                    {...(index === 0 && { scope: 'row' })}
                    data-label={header}
                    data-place={index === 0 ? 'lead' : (place ?? 'none')}
                    className={classes(numeric && styles.numeric)}
                  >
                    {entry === undefined ? <Skeleton width={index === 0 ? 120 : 64} height="1lh" /> : cell(entry)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
