import { useState } from 'react';
import { Link, useSearchParams } from '@facet/remote-kit';
import { LoadFailure } from '@facet/console-kit';
import { Card, EmptyState, PageHeader, SearchField, Segmented, SkeletonRows, Stack } from '@facet/ui';
import { t } from '../texts.ts';
import { findSettings, isChanged, type Shown } from './find-settings.ts';
import { useListSettingsQuery, type Setting } from './settings-api.ts';
import { inPageLanguage } from './setting-label.ts';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';

/** /admin/settings: every switch and limit of the site, what it does, and who changed it. */
export function Component() {
  return (
    <Stack gap={4}>
      <PageHeader title={t('Site settings')}>
        {t('What members and operators can do. Changes take effect everywhere within 30 seconds.')}
      </PageHeader>
      <Settings />
    </Stack>
  );
}

function Settings() {
  const { data, error, isFetching, refetch } = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error) return <LoadFailure as="h2" title={t('Site settings did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  if (!data)
    return (
      <Card as="div" flush>
        <SkeletonRows count={8} />
      </Card>
    );
  if (data.settings.length === 0) return <EmptyState as="h2" title={t('No service has declared a setting')} />;
  return <SettingsFound settings={data.settings.map((setting) => inPageLanguage(setting))} />;
}

function SettingsFound({ settings }: { settings: readonly Setting[] }) {
  // A link leads to one of them: `?search=promise_limit`.
  const [address] = useSearchParams();
  const [typed, setTyped] = useState(address.get('search') ?? '');
  const [shown, setShown] = useState<Shown>('all');
  const groups = findSettings(settings, typed, shown);
  return (
    <>
      <div className={styles.tools}>
        <SearchField slash label={t('Search settings')} search={typed} onSearch={setTyped} />
        <Segmented
          label={t('Show')}
          value={shown}
          onValueChange={setShown}
          options={[
            { value: 'all', label: t('All') },
            { value: 'changed', label: t('Changed') },
            { value: 'public', label: t('Public') },
          ]}
        />
      </div>
      {groups.length === 0 && <EmptyState as="h2" title={t('No matching settings')} />}
      <div className={styles.sides}>
        <nav className={styles.groups} aria-label={t('Groups')}>
          {groups.map(([group, found]) => (
            <a key={group} href={`#${idOf(group)}`}>
              {group} <span className={styles.note}>{found.length}</span>
            </a>
          ))}
          <FirstStepsLink settings={settings} />
        </nav>
        <Stack gap={4}>
          {groups.map(([group, found]) => (
            <SettingGroup key={group} title={group} settings={found} />
          ))}
        </Stack>
      </div>
    </>
  );
}

function FirstStepsLink({ settings }: { settings: readonly Setting[] }) {
  const open = settings.filter(({ firstStep, changedAt }) => firstStep !== undefined && changedAt === null).length;
  if (open === 0) return null;
  return (
    <Link to="/admin/first-steps">
      {t('First steps')} <span className={styles.note}>{t('{open, plural, one {# setting open} other {# settings open}}', { open })}</span>
    </Link>
  );
}

function SettingGroup({ title, settings }: { title: string; settings: readonly Setting[] }) {
  const id = idOf(title);
  const [count, changed] = [settings.length, settings.filter(isChanged).length];
  return (
    <section className={styles.group}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span className={styles.note}>
          {t('{count, plural, one {# setting} other {# settings}}', { count })}
          {changed > 0 && `, ${t('{changed} changed', { changed })}`}
        </span>
      </header>
      <ul className={styles.list} aria-labelledby={id}>
        {settings.map((setting) => (
          <SettingRow key={setting.key} setting={setting} />
        ))}
      </ul>
    </section>
  );
}

function idOf(group: string): string {
  return `settings-${group.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
