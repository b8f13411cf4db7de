import { useBrought } from '../brought/index.ts';
import { useAreas } from '../frame/areas.ts';
import { useTabs } from '../console/tabs.ts';
import { t } from '../texts.ts';
import { useTheme } from '@facet/ui';
import { useOperator } from '@facet/remote-kit';
import { isEnough, useRefusal } from '@facet/console-kit';
import type { PaletteEntry } from './palette-entry.ts';

/** What is always there: tabs, pages, and what can be done from anywhere. */
export function usePlaces(): PaletteEntry[] {
  const { theme, choose } = useTheme();
  const { username, role } = useOperator();
  const refusal = useRefusal('owner');
  const other = theme === 'dark' ? 'light' : 'dark';
  const { commands } = useBrought();
  const tabs = useTabs().map(({ id, label, icon }) => ({
    id: `tab ${id}`,
    group: t('Tabs'),
    icon,
    label,
    to: `/admin?tab=${id}`,
  }));
  const pages = useAreas().map(({ path, label, icon }) => ({ id: path, group: t('Pages'), icon, label, to: path }));
  const brought = commands
    .filter((command) => isEnough(role, command.role))
    .map(({ remote, id, icon, label, path }) => ({ id: `${remote} ${id}`, group: t('Actions'), icon, label, to: path }));
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
      label: other === 'light' ? t('Light theme') : t('Dark theme'),
      act: () => choose(other),
    },
    { id: 'home', group: t('Actions'), icon: 'external-link', label: t('Member site'), act: () => location.assign('/') },
  ];
  return [...tabs, ...pages, ...brought, ...actions];
}
