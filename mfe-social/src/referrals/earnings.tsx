import { formatTime, messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, ErrorCard, Money, SkeletonRows, Table, Text, VisuallyHidden, type TableColumn } from '@facet/ui';
import { useListReferralEarningsQuery, type OwnReferralEarning } from '../api/social-api.ts';
import { t } from '../texts.ts';
import { percent } from './percent.ts';
import styles from './referrals.module.css';

/** The 10 newest bonuses that stand. */
export function Earnings() {
  const { data, error, isFetching, refetch } = useListReferralEarningsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card flush aria-labelledby="referral-earnings">
      <CardHead id="referral-earnings" title={t('Recent referral earnings')}>
        <Text tone="muted" size={12}>
          {t('Latest 10')}
        </Text>
      </CardHead>
      {!data && error && (
        <div className={styles.inset}>
          <ErrorCard title={t('Referral earnings did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
        </div>
      )}
      {!data && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Loading referral earnings')}</VisuallyHidden>
          <SkeletonRows />
        </div>
      )}
      {data?.earnings.length === 0 && (
        <EmptyState title={t('No referral earnings yet')}>
          {t('Share your link. Each time a friend earns, your share shows up here.')}
        </EmptyState>
      )}
      {data && data.earnings.length > 0 && (
        <Table label={t('Recent referral earnings')} columns={columns()} rows={data.earnings} rowKey={({ id }) => id} stacks />
      )}
    </Card>
  );
}

function columns(): TableColumn<OwnReferralEarning>[] {
  return [
    { header: t('From'), cell: ({ friend }) => <Text tone="strong">{t('Share from {friend}', { friend })}</Text> },
    { header: t('Bonus'), numeric: true, cell: ({ bonusPercentage }) => percent(bonusPercentage) },
    {
      header: t('Date'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.when}>
          {formatTime(createdAt)}
        </time>
      ),
    },
    { header: t('Amount'), numeric: true, cell: ({ amount }) => <Money amount={amount} signed /> },
  ];
}
