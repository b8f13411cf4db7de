import { SkeletonCard } from '@facet/ui';
import { LoadFailure } from '@facet/console-kit';
import { useListSettingsQuery } from '../site-settings/settings-api.ts';
import { t } from '../texts.ts';
import { LinksForm } from './links-form.tsx';
import { WhereSeen } from './where-seen.tsx';
import styles from './social-links.module.css';

/** `?tab=social` */
export function Component() {
  const { data, error, isFetching, refetch } = useListSettingsQuery();
  if (data)
    return (
      <div className={styles.columns}>
        <LinksForm settings={data.settings} />
        <WhereSeen />
      </div>
    );
  if (error)
    return <LoadFailure as="h2" title={t('Social media links did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  return <SkeletonCard />;
}
