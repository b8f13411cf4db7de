import type { RequestError } from '@facet/remote-kit';
import { Button, Card, EmptyState, SkeletonRows, Table, VisuallyHidden, type TableColumn } from '@facet/ui';
import { LoadFailure } from '../failure/load-failure.tsx';
import { t } from '../texts.ts';
import styles from './member.module.css';

export interface PartListProps<Row> {
  label: string;
  /** undefined while it is coming. */
  rows: readonly Row[] | undefined;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  empty: string;
  query: {
    error?: unknown;
    isFetching: boolean;
    isFetchNextPageError?: boolean;
    hasNextPage?: boolean;
    isFetchingNextPage?: boolean;
    fetchNextPage?: () => unknown;
    refetch: () => unknown;
  };
}

/** One list of a member's profile: it loads, fails and goes on by itself. */
export function PartList<Row>({ label, rows, columns, rowKey, empty, query }: PartListProps<Row>) {
  const { error, isFetching, isFetchNextPageError = false, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  return (
    <Card flush as="section" aria-label={label} aria-busy={isFetching || undefined}>
      {rows === undefined && error === undefined && (
        <>
          <VisuallyHidden as="output">{t('Loading: {list}', { list: label })}</VisuallyHidden>
          <SkeletonRows count={6} />
        </>
      )}
      {rows?.length === 0 && <EmptyState title={empty} />}
      {rows !== undefined && rows.length > 0 && <Table label={label} columns={columns} rows={rows} rowKey={rowKey} stacks compact />}
      {error !== undefined && (
        <div className={styles.inset}>
          <LoadFailure
            title={t('{list} did not load', { list: label })}
            error={error as RequestError}
            isFetching={isFetching}
            refetch={() => (isFetchNextPageError ? fetchNextPage?.() : refetch())}
          />
        </div>
      )}
      {hasNextPage === true && error === undefined && (
        <div className={styles.foot}>
          <Button size="small" busy={isFetchingNextPage} onClick={() => fetchNextPage?.()}>
            {t('Show more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
