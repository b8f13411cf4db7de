import type { ReactNode } from 'react';
import type { RequestError } from '@facet/remote-kit';
import { Button, EmptyState, Skeleton } from '@facet/ui';
import type { TablePage } from './table-column.ts';
import type { TableState as State } from './use-table-state.ts';
import { LoadFailure } from '../failure/load-failure.tsx';
import { t } from '../texts.ts';
import styles from './table.module.css';

const SKELETON_ROWS = 8;

export interface TableStateProps {
  page: TablePage<unknown>;
  /** Columns that the whole row spans. */
  width: number;
  label: string;
  empty: { title: string; children?: ReactNode };
  failure?: string | undefined;
  state: State;
  /** Days stand above their rows. */
  byDay: boolean;
}

/** In place of rows: coming, failed, none at all, none that match. */
export function TableState({ page, width, label, empty, failure, state, byDay }: TableStateProps) {
  const { rows, error, isFetching, refetch } = page;
  if (error !== undefined)
    return (
      <Whole width={width}>
        <LoadFailure
          as="h2"
          title={failure ?? t('{list} did not load', { list: label })}
          error={error as RequestError}
          isFetching={isFetching}
          refetch={refetch}
        />
      </Whole>
    );
  if (rows === undefined)
    return (
      <>
        {byDay && (
          <tr aria-hidden="true" className={styles.day}>
            <td colSpan={width}>
              <Skeleton width={110} height="1lh" />
            </td>
          </tr>
        )}
        {Array.from({ length: SKELETON_ROWS }, (_none, row) => (
          <tr key={row} aria-hidden="true" className={styles.coming}>
            {Array.from({ length: width }, (_nothing, cell) => (
              <td key={cell}>
                <Skeleton width={widthOf(row, cell, width)} height={10} />
              </td>
            ))}
          </tr>
        ))}
      </>
    );
  if (rows.length > 0) return null;
  if (state.search !== '' || Object.keys(state.filters).length > 0)
    return (
      <Whole width={width}>
        <EmptyState as="h2" title={t('Nothing matches')} action={<ClearAll state={state} />}>
          {t('Nothing in this list matches the search and filters.')}
        </EmptyState>
      </Whole>
    );
  return (
    <Whole width={width}>
      <EmptyState as="h2" title={empty.title}>
        {empty.children}
      </EmptyState>
    </Whole>
  );
}

/** A box to tick, a name, figures, and room for what can be done: about what comes, so that little moves. */
function widthOf(row: number, cell: number, cells: number): number {
  if (cell === 0) return 20;
  return (cell === 1 || cell === cells - 1 ? 100 : 50) + ((row * 31 + cell * 17) % 40);
}

function ClearAll({ state }: { state: State }) {
  return <Button onClick={() => state.clear()}>{t('Clear search and filters')}</Button>;
}

function Whole({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr className={styles.whole}>
      <td colSpan={width}>{children}</td>
    </tr>
  );
}
