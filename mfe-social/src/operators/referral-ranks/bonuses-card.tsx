import { Link, numberFormat } from '@facet/remote-kit';
import { LoadFailure } from '@facet/console-kit';
import { Card, CardHead, formatAmount, SkeletonCard, SumList } from '@facet/ui';
import { t } from '../texts.ts';
import { useReadReferralSummaryQuery } from './ranks-api.ts';
import styles from './ranks.module.css';

const whole = numberFormat();

/** What referral bonuses cost. */
export function BonusesCard() {
  const { data, error, isFetching, refetch } = useReadReferralSummaryQuery();
  if (error) return <LoadFailure title={t('Referral shares did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  if (!data) return <SkeletonCard />;
  const { paidThisMonth, paidLastMonth, referredMembers, largest } = data;
  return (
    <Card flush aria-labelledby="bonuses">
      <CardHead id="bonuses" title={t('Paid in referral shares')} />
      <div className={styles.sums}>
        <SumList
          lines={[
            { label: t('This month'), value: formatAmount(paidThisMonth) },
            { label: t('Last month'), value: formatAmount(paidLastMonth) },
            { label: t('Referred members'), value: whole(referredMembers) },
            {
              label: t('Top referrer'),
              value: largest ? (
                <>
                  <Link to={`/admin?tab=users&member=${largest.memberId}`}>{largest.username ?? largest.memberId}</Link>,{' '}
                  {formatAmount(largest.total)}
                </>
              ) : (
                t('no one yet')
              ),
            },
          ]}
        />
      </div>
    </Card>
  );
}
