import { numberFormat } from '@facet/remote-kit';
import { formatAmount, Money, Skeleton, Text } from '@facet/ui';
import { shellApi } from '../shell-api.ts';
import { t } from '../texts.ts';
import styles from './stats-strip.module.css';

const count = numberFormat();

/** What all members did together, counted by the services; a figure that cannot be counted is a dash, never a guess. */
export function StatsStrip() {
  const { data, isError } = shellApi.useGetCommunityStatsQuery();
  const unknown = isError ? '–' : <Skeleton width={120} height={40} />;
  const figures = [
    { label: t('Members'), value: data ? count(data.members) : unknown },
    { label: t('Robux distributed'), value: data ? <Money amount={data.robuxDistributed} decimals={0} size={32} /> : unknown },
    { label: t('Active in the last 24 hours'), value: data ? count(data.activeUsers) : unknown },
    { label: t('Business days to process'), value: '1-3' },
  ];
  return (
    <section className={styles.section} aria-label={t('Community Stats')}>
      <dl className={styles.strip}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text as="p" tone="muted" size={12}>
        {t('Updated every minute.')}
        {data?.robuxPaidOut !== undefined &&
          ` ${t('“Distributed” is what members have earned; {paid} of it has been paid out.', { paid: formatAmount(data.robuxPaidOut, { decimals: 0 }) })}`}
      </Text>
    </section>
  );
}
