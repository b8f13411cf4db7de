import { isRequestError, messageOf } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, ErrorCard, Money, SkeletonRows, Table, Text, VisuallyHidden, type TableColumn } from '@facet/ui';
import { useListReferralEarningsQuery, type ReferralEarning } from '../api/social-api.ts';
import { formatTime } from '../time/format-time.ts';
import { percent } from './percent.ts';
import styles from './referrals.module.css';

const sources: Record<string, string> = { wall: 'a wall', task: 'a task', promo: 'a promo code' };

const columns: TableColumn<ReferralEarning>[] = [
  {
    header: 'Date',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={styles.when}>
        {formatTime(createdAt)}
      </time>
    ),
  },
  {
    header: 'From',
    cell: ({ username, source, earned }) => (
      <Text tone="muted" className={styles.words}>
        {username ?? 'A member'} earned R$ {earned} by {sources[source] ?? source}
      </Text>
    ),
  },
  { header: 'Bonus', numeric: true, cell: ({ bonusPercentage }) => percent(bonusPercentage) },
  { header: 'Amount', numeric: true, cell: ({ amount }) => <Money amount={amount} signed /> },
];

/** The 10 newest bonuses that stand. */
export function Earnings() {
  const { data, error, isFetching, refetch } = useListReferralEarningsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card flush aria-labelledby="referral-earnings">
      <CardHead id="referral-earnings" title="Recent referral earnings">
        <Text tone="muted" size={12}>
          Latest 10
        </Text>
      </CardHead>
      {!data && error && (
        <div className={styles.inset}>
          <ErrorCard
            title="Referral earnings did not load"
            onRetry={refetch}
            retrying={isFetching}
            detail={isRequestError(error) && error.kind === 'refused' ? error.requestId : null}
          >
            {messageOf(error)}
          </ErrorCard>
        </div>
      )}
      {!data && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">Loading referral earnings</VisuallyHidden>
          <SkeletonRows />
        </div>
      )}
      {data?.earnings.length === 0 && (
        <EmptyState title="No referral earnings yet">Share your link: a bonus shows here each time somebody you referred earns.</EmptyState>
      )}
      {data && data.earnings.length > 0 && (
        <Table label="Recent referral earnings" columns={columns} rows={data.earnings} rowKey={({ id }) => id} stacks />
      )}
    </Card>
  );
}
