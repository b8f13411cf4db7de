import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './table.module.css';

export interface TableColumn<Entry> {
  header: ReactNode;
  cell: (entry: Entry) => ReactNode;
  /** Money and counts stand at the right. */
  numeric?: boolean | undefined;
  /** Of its cells, where a table that stacks places them in a way of its own. */
  className?: string | undefined;
}

export interface TableProps<Entry> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: ReadonlyArray<TableColumn<Entry>>;
  rows: readonly Entry[];
  rowKey: (entry: Entry) => string;
  /** Below 640 px each row becomes two lines of two cells. */
  stacks?: boolean | undefined;
  compact?: boolean | undefined;
}

/** Rows of equal parts. Belongs in a flush Card. */
export function Table<Entry>({ label, columns, rows, rowKey, stacks, compact }: TableProps<Entry>) {
  return (
    <div className={styles.scroll}>
      <table className={classes(styles.table, stacks && styles.stacks, compact && styles.compact)} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={classes(column.numeric && styles.numeric)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={rowKey(entry)}>
              {columns.map((column, index) => (
                <td key={index} className={classes(column.numeric && styles.numeric, column.className)}>
                  {column.cell(entry)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
