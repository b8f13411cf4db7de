import { messageOf, numberFormat, requestIdOf } from '@facet/remote-kit';
import { Card, ErrorCard, Money, Skeleton, Stack, SumList, Text, WhyFigure } from '@facet/ui';
import type { GetPublicStatsApiResponse } from '../identity.generated.ts';
import { shellApi } from '../shell-api.ts';
import { t } from '../texts.ts';
import styles from './community-stats.module.css';

const count = numberFormat();

/** What all members did together, counted by the services. */
export function CommunityStats() {
  const { data, error, isFetching, refetch } = shellApi.useGetCommunityStatsQuery();
  if (!data && error)
    return (
      <ErrorCard as="h2" title={t('Community Stats did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  const figures = [
    { label: t('Members'), value: data && count(data.members) },
    { label: t('Robux distributed'), value: data && <Distributed stats={data} /> },
    { label: t('Active users'), value: data && count(data.activeUsers) },
  ];
  return (
    <Card className={styles.card} aria-labelledby="community-stats">
      <h2 id="community-stats">{t('Community Stats')}</h2>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <Skeleton width={96} height={28} />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Its label is the specification's; so it tells what was earned and what was paid out. */
function Distributed({ stats: { robuxDistributed, robuxPaidOut } }: { stats: GetPublicStatsApiResponse }) {
  const paidOut = robuxPaidOut === undefined ? [] : [{ label: t('Paid out so far'), value: <Money amount={robuxPaidOut} /> }];
  return (
    <WhyFigure
      question={t('What is “distributed”?')}
      answer={
        <Stack gap={3}>
          <SumList lines={[{ label: t('Earned by members'), value: <Money amount={robuxDistributed} /> }, ...paidOut]} />
          <Text as="p" tone="muted" size={12}>
            {t('It’s what members have earned. What they haven’t withdrawn is still theirs.')}
          </Text>
        </Stack>
      }
    >
      <Money amount={robuxDistributed} decimals={0} size={20} />
    </WhyFigure>
  );
}
