import type { ReactNode } from 'react';
import type { RequestError } from '@facet/remote-kit';
import { Button, EmptyState } from '@facet/ui';
import { ComingRows, type RowShape } from './coming-rows.tsx';
import type { TablePage } from './table-column.ts';
import type { TableState as State } from './use-table-state.ts';
import { LoadFailure } from '../failure/load-failure.tsx';
import { t } from '../texts.ts';
import styles from './table.module.css';

export interface TableStateProps {
  page: TablePage<unknown>;
  /** Columns that the whole row spans. */
  width: number;
  shape: RowShape;
  label: string;
  empty: { title: string; children?: ReactNode };
  failure?: string | undefined;
  state: State;
  /** Days stand above their rows. */
  byDay: boolean;
}

/** In place of rows: coming, failed, none at all, none that match. */
export function TableState({ page, width, shape, label, empty, failure, state, byDay }: TableStateProps) {
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
  if (rows === undefined) return <ComingRows width={width} shape={shape} byDay={byDay} />;
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
