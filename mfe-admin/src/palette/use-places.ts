import { AREAS } from '../frame/areas.ts';
import { TABS } from '../console/tabs.ts';
import { useOperator, useRefusal } from '../session/index.ts';
import { t } from '../texts.ts';
import { useTheme } from '@facet/ui';
import type { PaletteEntry } from './palette-entry.ts';

/** What is always there: tabs, pages, and what can be done from anywhere. */
export function usePlaces(): PaletteEntry[] {
  const { theme, choose } = useTheme();
  const { username } = useOperator();
  const refusal = useRefusal('owner');
  const other = theme === 'dark' ? 'light' : 'dark';
  const tabs = TABS.map(({ id, label }) => ({
    id: `tab ${id}`,
    group: t('Tabs'),
    icon: 'layout-dashboard' as const,
    label: t(label),
    to: `/admin?tab=${id}`,
  }));
  const pages = AREAS.map(({ path, label, icon }) => ({ id: path, group: t('Pages'), icon, label: t(label), to: path }));
  const actions: PaletteEntry[] = [
    {
      id: 'own-actions',
      group: t('Actions'),
      icon: 'history',
      label: t('What you did'),
      to: `/admin/audit?operator=${encodeURIComponent(username)}`,
    },
    {
      id: 'create-admin',
      group: t('Actions'),
      icon: 'plus',
      label: t('Administrator accounts'),
      detail: refusal ?? undefined,
      to: '/admin?tab=admins',
    },
    {
      id: 'theme',
      group: t('Actions'),
      icon: 'sun-moon',
      label: other === 'light' ? t('Light colours') : t('Dark colours'),
      act: () => choose(other),
    },
    { id: 'home', group: t('Actions'), icon: 'external-link', label: t('Member site'), act: () => location.assign('/') },
  ];
  return [...tabs, ...pages, ...actions];
}
