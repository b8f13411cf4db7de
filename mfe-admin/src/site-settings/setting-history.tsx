import { Skeleton, Text } from '@facet/ui';
import { LoadFailure, timeLabel } from '@facet/console-kit';
import { useListOperatorActionsQuery } from '../audit/audit-api.ts';
import { t } from '../texts.ts';
import { valueLabel } from './setting-label.ts';
import type { Setting } from './settings-api.ts';
import styles from './settings.module.css';

const SHOWN = 20;

/** Who changed it from what to what, from the audit trail. */
export function SettingHistory({ setting }: { setting: Setting }) {
  const asked = { objectType: 'setting', objectId: setting.key, limit: SHOWN };
  const { data, error, isFetching, refetch } = useListOperatorActionsQuery(asked, { refetchOnMountOrArgChange: true });
  if (error) return <LoadFailure title={t('The history did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  if (!data) return <Skeleton width={240} />;
  if (data.entries.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('Never changed.')}
      </Text>
    );
  return (
    <ol className={styles.history} aria-label={t('History of {title}', { title: setting.title })}>
      {data.entries.map(({ id, at, operator, before, input, outcome }) => (
        <li key={id}>
          <time dateTime={at}>{timeLabel(at)}</time>
          <b>{operator.username}</b>
          <span>
            {valueIn(setting, before)} → {valueIn(setting, input)}
            {outcome !== 'succeeded' && ` (${outcome})`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function valueIn(setting: Setting, details: Record<string, unknown> | null): string {
  const value = details?.['value'];
  return typeof value === 'string' ? valueLabel(setting, value) : '–';
}
