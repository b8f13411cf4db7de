import { isRequestError, Link, messageOf } from '@facet/remote-kit';
import { Button, Card, EmptyState, ErrorCard, SkeletonRows, Text, VisuallyHidden } from '@facet/ui';
import { useGetStatementInfiniteQuery } from '../api/wallet-api.ts';
import { MovementTable } from './movement-table.tsx';
import { StatementFilterBar } from './statement-filter-bar.tsx';
import type { StatementFilter } from './statement-filter.ts';
import { useMovement } from '../use-movement.ts';
import styles from './statement.module.css';

interface MovementsProps {
  filter: StatementFilter;
  months: readonly string[];
  onFilter: (name: keyof StatementFilter, value: string | null) => void;
  onShowAll: () => void;
}

/** The lines of the statement, newest first; older ones on demand, new ones as money moves. */
export function Movements({ filter, months, onFilter, onShowAll }: MovementsProps) {
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = useGetStatementInfiniteQuery(filter);
  useMovement(refetch);
  const list = currentData?.pages.flatMap(({ transactions }) => transactions);
  const isNarrowed = filter.category !== undefined || filter.month !== undefined;
  return (
    <Card flush aria-labelledby="movements">
      <div className={styles.head}>
        <h2 id="movements">Movements</h2>
        <StatementFilterBar filter={filter} months={months} onChange={onFilter} />
      </div>
      {!list && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">Loading your movements</VisuallyHidden>
          <SkeletonRows count={8} />
        </div>
      )}
      {list?.length === 0 && (isNarrowed ? <NothingMatches onShowAll={onShowAll} /> : <NothingYet />)}
      {list && list.length > 0 && <MovementTable movements={list} />}
      {error && (
        <div className={styles.inset}>
          <ErrorCard
            title={list ? 'The rest of the statement did not load' : 'The statement did not load'}
            onRetry={() => (list && hasNextPage ? fetchNextPage() : refetch())}
            retrying={isFetching}
            detail={isRequestError(error) && error.kind === 'refused' ? error.requestId : null}
          >
            {messageOf(error)}
          </ErrorCard>
        </div>
      )}
      {list && list.length > 0 && !error && (
        <div className={styles.foot}>
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
              Show older
            </Button>
          )}
          <Text tone="muted" size={12}>
            {list.length} {list.length === 1 ? 'movement' : 'movements'} shown{hasNextPage ? '' : ', that is all'}. Months are those of UTC.
          </Text>
        </div>
      )}
    </Card>
  );
}

function NothingMatches({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState title="Nothing of this kind" action={<Button onClick={onShowAll}>Show everything</Button>}>
      No movement matches these filters.
    </EmptyState>
  );
}

function NothingYet() {
  const earn = (
    <Button asChild>
      <Link to="/earn">Earn Robux</Link>
    </Button>
  );
  return (
    <EmptyState title="No movements yet" action={earn}>
      Your first credit shows here, with its reason.
    </EmptyState>
  );
}
