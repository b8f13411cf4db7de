import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, ErrorCard, formatAmount, SkeletonRows, Text, VisuallyHidden } from '@facet/ui';
import { useListWithdrawalsQuery, type Withdrawal } from '../api/wallet-api.ts';
import { useNewTransaction } from '../use-new-transaction.ts';
import { t } from '../texts.ts';
import { completedTotal } from './completed-total.ts';
import { openTotal } from './open-total.ts';
import type { AskAgain } from './withdrawal-actions.tsx';
import { WithdrawalTable } from './withdrawal-table.tsx';
import styles from './withdrawal-history.module.css';

interface WithdrawalHistoryProps {
  only?: Withdrawal['type'];
  /** Goes on with one that was refused. */
  onAskAgain?: AskAgain;
}

/**
 * The member's withdrawals, newest first, or `only` the tests. Asked for whenever the page opens and money moves:
 * operators move them on.
 */
export function WithdrawalHistory({ only, onAskAgain }: WithdrawalHistoryProps) {
  const { data, error, isFetching, refetch } = useListWithdrawalsQuery(undefined, { refetchOnMountOrArgChange: true });
  useNewTransaction(refetch);
  const list = data?.withdrawals.filter(({ type }) => only === undefined || type === only);
  const onTheWay = openTotal(list ?? []);
  return (
    <Card flush aria-labelledby="withdrawal-history">
      <CardHead id="withdrawal-history" title={t('Withdrawal History')}>
        {list && list.length > 0 && (
          <Text tone="muted" size={12}>
            {onTheWay !== null && `${t('{amount} on the way', { amount: formatAmount(onTheWay, { decimals: 0 }) })} · `}
            {t('{amount} paid out', { amount: formatAmount(completedTotal(list), { decimals: 0 }) })}
          </Text>
        )}
      </CardHead>
      {error && (
        <div className={styles.inset}>
          <ErrorCard title={t('Withdrawal history did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
        </div>
      )}
      {!list && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Loading your withdrawals')}</VisuallyHidden>
          <SkeletonRows />
        </div>
      )}
      {list?.length === 0 && (
        <EmptyState title={t('No withdrawals yet')}>{t('Your first withdrawal will show up here, step by step.')}</EmptyState>
      )}
      {list && list.length > 0 && <WithdrawalTable list={list} onAskAgain={onAskAgain} />}
    </Card>
  );
}
