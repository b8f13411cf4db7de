import { isRequestError, messageOf } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, ErrorCard, formatAmount, SkeletonRows, Text, VisuallyHidden } from '@facet/ui';
import { useListWithdrawalsQuery, type Withdrawal } from '../api/wallet-api.ts';
import { completedTotal } from './completed-total.ts';
import { WithdrawalTable } from './withdrawal-table.tsx';
import styles from './withdrawal-history.module.css';

/** Every withdrawal of the member, newest first. */
export function WithdrawalHistory() {
  const { data } = useListWithdrawalsQuery();
  return (
    <Card flush aria-labelledby="withdrawal-history">
      <CardHead id="withdrawal-history" title="Withdrawal History">
        {data && data.withdrawals.length > 0 && (
          <Text tone="muted" size={12}>
            {formatAmount(completedTotal(data.withdrawals), { decimals: 0 })} completed
          </Text>
        )}
      </CardHead>
      <Content />
    </Card>
  );
}

function Content() {
  const { data, error, isFetching, refetch } = useListWithdrawalsQuery();
  if (data) return <Withdrawals list={data.withdrawals} />;
  if (!error)
    return (
      <div aria-busy="true">
        <VisuallyHidden as="output">Loading your withdrawals</VisuallyHidden>
        <SkeletonRows />
      </div>
    );
  return (
    <div className={styles.inset}>
      <ErrorCard
        title="Withdrawal history did not load"
        onRetry={refetch}
        retrying={isFetching}
        detail={isRequestError(error) && error.kind === 'refused' ? error.requestId : null}
      >
        {messageOf(error)}
      </ErrorCard>
    </div>
  );
}

function Withdrawals({ list }: { list: readonly Withdrawal[] }) {
  if (list.length > 0) return <WithdrawalTable list={list} />;
  return <EmptyState title="No withdrawals yet">Your first one shows here, with every step it takes.</EmptyState>;
}
