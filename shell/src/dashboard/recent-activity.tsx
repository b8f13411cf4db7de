import { Link } from 'react-router-dom';
import { lineText, messageOf, requestIdOf, sessionApi, type Transaction } from '@facet/remote-kit';
import { ActivityRow, Button, Card, CardHead, EmptyState, ErrorCard, formatAmount, Rows, SkeletonRows } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { formatMoment } from './calendar.ts';
import { labelFor } from './transaction-label.ts';

const SHOWN = 5;

/** The latest transactions. */
export function RecentActivity() {
  const { data, error, isFetching, refetch } = sessionApi.useGetTransactionsQuery({ limit: SHOWN });
  if (!data && error)
    return (
      <ErrorCard as="h2" title={t('Recent Activity did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  return (
    <Card flush aria-labelledby="recent-activity">
      <CardHead title={t('Recent Activity')} id="recent-activity">
        <StatementLink />
      </CardHead>
      {!data && <SkeletonRows count={SHOWN} />}
      {data?.transactions.length === 0 && <NoActivity />}
      {data && data.transactions.length > 0 && <Latest transactions={data.transactions.slice(0, SHOWN)} />}
    </Card>
  );
}

function StatementLink() {
  const isThere = useIsDeclared('/withdraw/statement');
  return (
    isThere && (
      <Button asChild variant="quiet" size="small" iconAfter="chevron-right">
        <Link to="/withdraw/statement">{t('View all')}</Link>
      </Button>
    )
  );
}

function Latest({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <Rows>
      {transactions.map((transaction) => (
        <ActivityRow
          key={transaction.id}
          {...labelFor(transaction)}
          detail={lineText(transaction.line, transaction.description, formatAmount)}
          amount={transaction.amount}
          when={<time dateTime={transaction.createdAt}>{formatMoment(transaction.createdAt)}</time>}
        />
      ))}
    </Rows>
  );
}

function NoActivity() {
  const canEarn = useIsDeclared('/earn');
  const earn = canEarn && (
    <Button asChild>
      <Link to="/earn">{t('Earn Robux')}</Link>
    </Button>
  );
  return (
    <EmptyState title={t('No recent activity')} action={earn}>
      {t('Your first credit will show up here, with its reason.')}
    </EmptyState>
  );
}
