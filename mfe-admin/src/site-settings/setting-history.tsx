import { messageOf, requestIdOf } from '@facet/remote-kit';
import { ErrorCard, Skeleton, Text } from '@facet/ui';
import { timeLabel } from '@facet/console-kit';
import { useListOperatorActionsQuery } from '../audit/audit-api.ts';
import { t } from '../texts.ts';
import styles from './settings.module.css';

const SHOWN = 20;

/** Who changed it from what to what, from the audit trail. */
export function SettingHistory({ settingKey }: { settingKey: string }) {
  const asked = { objectType: 'setting', objectId: settingKey, limit: SHOWN };
  const { data, error, isFetching, refetch } = useListOperatorActionsQuery(asked, { refetchOnMountOrArgChange: true });
  if (error)
    return (
      <ErrorCard title={t('Its history did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  if (!data) return <Skeleton width={240} />;
  if (data.entries.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('Nobody has changed it.')}
      </Text>
    );
  return (
    <ol className={styles.history} aria-label={t('History of {key}', { key: settingKey })}>
      {data.entries.map(({ id, at, operator, before, input, outcome }) => (
        <li key={id}>
          <time dateTime={at}>{timeLabel(at)}</time>
          <b>{operator.username}</b>
          <span>
            {valueIn(before)} → {valueIn(input)}
            {outcome !== 'succeeded' && ` (${outcome})`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function valueIn(details: Record<string, unknown> | null): string {
  return typeof details?.['value'] === 'string' ? details['value'] : '–';
}
