import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, ErrorCard, SkeletonRows, VisuallyHidden } from '@facet/ui';
import { useRef } from 'react';
import { useGetStatementInfiniteQuery } from '../api/wallet-api.ts';
import { useNewTransaction } from '../use-new-transaction.ts';
import { t } from '../texts.ts';
import { TransactionTable } from './transaction-table.tsx';
import { TransactionsFoot } from './transactions-foot.tsx';
import { NothingMatches, NothingYet } from './no-transactions.tsx';
import { OfFigure } from './of-figure.tsx';
import { StatementFilterBar } from './statement-filter-bar.tsx';
import type { StatementFilter } from './statement-filter.ts';
import styles from './statement.module.css';

interface TransactionsProps {
  filter: StatementFilter;
  months: readonly string[];
  onFilter: (name: keyof StatementFilter, value: string | null) => void;
  onShowAll: () => void;
}

/** The lines of the statement, newest first; older ones on demand, new ones as money moves. */
export function Transactions({ filter, months, onFilter, onShowAll }: TransactionsProps) {
  const { currentData, error, isFetching, refetch, ...next } = useGetStatementInfiniteQuery(filter);
  useNewTransaction(refetch);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = currentData?.pages.flatMap(({ transactions }) => transactions);
  const isNarrowed = Object.keys(filter).length > 0;

  const showAll = () => {
    onShowAll();
    // The button that was pressed is gone by then.
    heading.current?.focus();
  };

  return (
    <Card flush aria-labelledby="movements">
      <div className={styles.head}>
        <h2 id="movements" ref={heading} tabIndex={-1} className={styles.focusable}>
          {t('Transactions')}
        </h2>
        <StatementFilterBar filter={filter} months={months} onChange={onFilter} />
      </div>
      <OfFigure filter={filter} onShowAll={list?.length === 0 ? undefined : showAll} />
      {!list && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Loading your transactions')}</VisuallyHidden>
          <SkeletonRows count={8} />
        </div>
      )}
      {list?.length === 0 && (isNarrowed ? <NothingMatches onShowAll={showAll} /> : <NothingYet />)}
      {list && list.length > 0 && <TransactionTable transactions={list} />}
      {error && (
        <div className={styles.inset}>
          <ErrorCard
            title={next.isFetchNextPageError ? t('Older transactions did not load') : t('The statement did not load')}
            onRetry={() => (next.isFetchNextPageError ? next.fetchNextPage() : refetch())}
            retrying={isFetching}
            requestId={requestIdOf(error)}
          >
            {messageOf(error)}
          </ErrorCard>
        </div>
      )}
      {list && list.length > 0 && !error && <TransactionsFoot shown={list.length} next={next} />}
    </Card>
  );
}
