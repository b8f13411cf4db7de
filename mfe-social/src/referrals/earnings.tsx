import { dateFormat, messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, ErrorCard, Glyph, Money, Row, Rows, SkeletonRows, Text, VisuallyHidden } from '@facet/ui';
import { useListReferralEarningsQuery, type OwnReferralEarning } from '../api/social-api.ts';
import { t } from '../texts.ts';
import { percent } from './percent.ts';
import styles from './referrals.module.css';

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const time = dateFormat({ hour: '2-digit', minute: '2-digit' });

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
      {data && data.earnings.length > 0 && <Days earnings={data.earnings} />}
    </Card>
  );
}

/** By the reader’s own days, the newest first. */
function Days({ earnings }: { earnings: readonly OwnReferralEarning[] }) {
  return [...Map.groupBy(earnings, ({ createdAt }) => day(createdAt))].map(([name, within]) => (
    <div key={name}>
      <h3 className={styles.day}>{name}</h3>
      <Rows>
        {within.map(({ id, friend, bonusPercentage, createdAt, amount }) => (
          <Row
            key={id}
            leading={<Glyph icon="users-round" tone="accent" />}
            title={t('Share from {friend}', { friend })}
            detail={
              <>
                {percent(bonusPercentage)}, <time dateTime={createdAt}>{time(createdAt)}</time>
              </>
            }
            trailing={<Money amount={amount} signed />}
          />
        ))}
      </Rows>
    </div>
  ));
}
