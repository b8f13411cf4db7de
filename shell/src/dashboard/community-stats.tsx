import { messageOf } from '@facet/remote-kit';
import { Card, ErrorCard, Money, Skeleton } from '@facet/ui';
import { shellApi } from '../shell-api.ts';
import styles from './community-stats.module.css';

const count = new Intl.NumberFormat('en');

/** What all members did together, counted by the services. */
export function CommunityStats() {
  const { data, error, isFetching, refetch } = shellApi.useGetCommunityStatsQuery();
  if (!data && error)
    return (
      <ErrorCard as="h2" title="Community Stats did not load" onRetry={refetch} retrying={isFetching}>
        {messageOf(error)}
      </ErrorCard>
    );
  const figures = [
    { label: 'Members', value: data && count.format(data.members) },
    { label: 'Robux distributed', value: data && <Money amount={data.robuxDistributed} decimals={0} size={20} /> },
    { label: 'Active users', value: data && count.format(data.activeUsers) },
  ];
  return (
    <Card className={styles.card} aria-labelledby="community-stats">
      <h2 id="community-stats">Community Stats</h2>
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
