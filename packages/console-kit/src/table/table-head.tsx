import type { ReactNode } from 'react';
import { classes, Icon } from '@facet/ui';
import type { Column } from './table-column.ts';
import type { TableState } from './use-table-state.ts';
import { t } from '../texts.ts';
import styles from './table.module.css';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  state: TableState;
  hasActions: boolean;
  selectAll: ReactNode;
}

/** Names of the columns; one that can be sorted is a button. */
export function TableHead<Row>({ columns, state, hasActions, selectAll }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selectAll && (
          <th scope="col" className={styles.check}>
            {selectAll}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={classes(column.numeric && styles.numeric)}
            data-from={column.from}
            aria-sort={directionOf(column.sort, state.sort)}
          >
            {column.sort === undefined ? column.header : <SortButton by={column.sort} state={state} header={column.header} />}
          </th>
        ))}
        {hasActions && (
          <th scope="col" className={styles.action}>
            <span className={styles.hidden}>{t('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** First press: the largest, or the newest, on top. */
function SortButton({ by, state, header }: { by: string; state: TableState; header: string }) {
  const direction = directionOf(by, state.sort);
  return (
    <button type="button" className={styles.sort} onClick={() => state.setSort(direction === 'descending' ? by : `-${by}`)}>
      {header}
      <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size="tiny" className={direction ? undefined : styles.unsorted} />
    </button>
  );
}

function directionOf(by: string | undefined, sort: string): 'ascending' | 'descending' | undefined {
  if (by === undefined) return undefined;
  if (sort === by) return 'ascending';
  return sort === `-${by}` ? 'descending' : undefined;
}
