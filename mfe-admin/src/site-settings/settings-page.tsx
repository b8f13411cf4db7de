import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, EmptyState, ErrorCard, PageHeader, SkeletonRows, Stack } from '@facet/ui';
import { t } from '../texts.ts';
import { useListSettingsQuery } from './settings-api.ts';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';

/** /admin/settings: every switch and limit of the site, what it does, and who changed it. */
export function Component() {
  return (
    <Stack gap={4}>
      <PageHeader title={t('Site settings')}>{t('A change is in force everywhere within 30 seconds.')}</PageHeader>
      <Settings />
    </Stack>
  );
}

function Settings() {
  const { data, error, isFetching, refetch } = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error)
    return (
      <ErrorCard as="h2" title={t('Site settings did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  if (!data)
    return (
      <Card as="div" flush>
        <SkeletonRows count={8} />
      </Card>
    );
  if (data.settings.length === 0) return <EmptyState as="h2" title={t('No service has declared a setting')} />;
  return (
    <ul className={styles.list} aria-label={t('Site settings')}>
      {data.settings.map((setting) => (
        <SettingRow key={`${setting.key} ${setting.value}`} setting={setting} />
      ))}
    </ul>
  );
}
