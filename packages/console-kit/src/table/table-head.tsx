import type { ReactNode } from 'react';
import { classes } from '@facet/ui';
import { SortHead, type SortDirection } from './sort-head.tsx';
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
        {columns.map(({ id, header, sort, numeric, from }) => {
          const direction = directionOf(sort, state.sort);
          return (
            <th key={id} scope="col" className={classes(numeric && styles.numeric)} data-from={from} aria-sort={direction}>
              {sort === undefined ? (
                header
              ) : (
                <SortHead
                  header={header}
                  direction={direction}
                  numeric={numeric}
                  onSort={(next) => state.setSort(next === 'ascending' ? sort : `-${sort}`)}
                />
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className={styles.action}>
            <span className={styles.hidden}>{t('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function directionOf(by: string | undefined, sort: string): SortDirection | undefined {
  if (by === undefined) return undefined;
  if (sort === by) return 'ascending';
  return sort === `-${by}` ? 'descending' : undefined;
}
