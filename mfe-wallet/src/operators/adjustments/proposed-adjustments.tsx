import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, CardHead, ErrorCard, useVisible } from '@facet/ui';
import { t } from '../texts.ts';
import { useWatchAdjustmentsQuery } from './adjustments-api.ts';
import styles from './adjustments.module.css';
import { ProposedAdjustmentRow } from './proposed-adjustment-row.tsx';

const REFRESH_MS = 60_000;

/** Above the list of members, while there are any: adjustments that wait for a second operator. */
export function Component() {
  const pollingInterval = useVisible() ? REFRESH_MS : 0;
  const { data, error, isFetching, refetch } = useWatchAdjustmentsQuery(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  if (!data && error)
    return (
      <ErrorCard title={t('The waiting adjustments did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  if (!data || data.adjustments.length === 0) return null;
  return (
    <Card flush aria-labelledby="proposed-adjustments" className={styles.card}>
      <CardHead id="proposed-adjustments" title={t('Adjustments waiting for confirmation')}>
        <span className={styles.count}>{data.total}</span>
      </CardHead>
      <ul className={styles.list}>
        {data.adjustments.map((adjustment) => (
          <ProposedAdjustmentRow key={adjustment.id} adjustment={adjustment} />
        ))}
      </ul>
    </Card>
  );
}
