import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, ErrorCard, InPlaceOf, Skeleton, SkeletonRows, Stack, VisuallyHidden } from '@facet/ui';
import { useRef, useState } from 'react';
import { useGetStatementInfiniteQuery } from '../api/wallet-api.ts';
import { useNewTransaction } from '../use-new-transaction.ts';
import { t } from '../texts.ts';
import { DayList } from './day-list.tsx';
import { MonthBand } from './month-band.tsx';
import { TransactionsFoot } from './transactions-foot.tsx';
import { NothingMatches, NothingYet } from './no-transactions.tsx';
import { OfFigure } from './of-figure.tsx';
import { StatementTools } from './statement-tools.tsx';
import type { StatementFilter } from './statement-filter.ts';
import styles from './statement.module.css';

interface TransactionsProps {
  filter: StatementFilter;
  months: readonly string[];
  onFilter: (name: keyof StatementFilter, value: string | null) => void;
  onShowAll: () => void;
}

/** The lines of the statement by days, newest first; older ones on demand, new ones as money moves. */
export function Transactions({ filter, months, onFilter, onShowAll }: TransactionsProps) {
  const [visit, setVisit] = useState(0);
  const { currentData, error, isFetching, refetch, ...next } = useGetStatementInfiniteQuery({ filter, visit });
  useNewTransaction(refetch);
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = currentData?.pages;
  const list = pages?.flatMap(({ transactions }) => transactions);
  const isNarrowed = Object.keys(filter).length > 0;
  // The first of the pages that are kept is not the newest any more.
  const hasNewer = currentData?.pageParams[0] !== undefined;

  const showAll = () => {
    onShowAll();
    // The button that was pressed is gone by then.
    heading.current?.focus();
  };
  const showNewest = () => {
    setVisit(visit + 1);
    heading.current?.focus();
  };

  return (
    <Stack gap={4}>
      <StatementTools filter={filter} months={months} isOlderWallet={isOfOlderWallet(pages)} onChange={onFilter} />
      {isOfMonths(filter) && <MonthBand month={filter.month} />}
      <Card flush aria-labelledby="transfers">
        <h2 id="transfers" ref={heading} tabIndex={-1} className={styles.focusable}>
          <VisuallyHidden>{t('Transactions')}</VisuallyHidden>
        </h2>
        <OfFigure filter={filter} onShowAll={list?.length === 0 ? undefined : showAll} />
        {!list && !error && (
          <div aria-busy="true">
            <VisuallyHidden as="output">{t('Loading your transactions')}</VisuallyHidden>
            <Place />
          </div>
        )}
        {hasNewer && (
          <div className={styles.newer}>
            <Button variant="quiet" icon="arrow-up" onClick={showNewest}>
              {t('Back to the newest')}
            </Button>
          </div>
        )}
        {list?.length === 0 && (isNarrowed ? <NothingMatches search={filter.search} onShowAll={showAll} /> : <NothingYet />)}
        {list && (
          <DayList
            transactions={list}
            sums={pages?.flatMap(({ days = [] }) => days) ?? []}
            folds={showsWholeRounds(filter)}
            hasNewer={hasNewer}
            hasOlder={next.hasNextPage}
          />
        )}
        {error && (
          <InPlaceOf skeleton={!list && <Place />}>
            <div className={styles.error}>
              <ErrorCard
                title={next.isFetchNextPageError ? t('Older transactions did not load') : t('The statement did not load')}
                onRetry={() => (next.isFetchNextPageError ? next.fetchNextPage() : refetch())}
                retrying={isFetching}
                requestId={requestIdOf(error)}
              >
                {messageOf(error)}
              </ErrorCard>
            </div>
          </InPlaceOf>
        )}
        {list && list.length > 0 && !error && <TransactionsFoot shown={list.length} hasNewer={hasNewer} next={next} />}
      </Card>
    </Stack>
  );
}

function Place() {
  return (
    <>
      <div className={styles.dayHead} aria-hidden="true">
        <Skeleton width={120} height={12} />
        <Skeleton width={64} height={12} />
      </div>
      <SkeletonRows count={8} />
    </>
  );
}

/** A search and a figure of another page go across months: the sums of one would be taken for theirs. */
function isOfMonths({ search, earned, since }: StatementFilter): boolean {
  return search === undefined && earned === undefined && since === undefined;
}

/** Of a filter that takes bets without what they gave back, or the other way round, no round can be told. */
function showsWholeRounds({ category, earned, search }: StatementFilter): boolean {
  return (category === undefined || category === 'games') && earned === undefined && search === undefined;
}

/** A wallet that does not know of days passes over a search as well. */
function isOfOlderWallet(pages: readonly { days?: unknown }[] | undefined): boolean {
  return pages?.[0] !== undefined && pages[0].days === undefined;
}
