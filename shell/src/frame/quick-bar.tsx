import { NavLink } from 'react-router-dom';
import { TabBar, TabBarItem } from '@facet/ui';
import { t } from '../texts.ts';
import { useNavigationEntries } from './navigation-entries.ts';

const PAGES = 4;

/** At the foot of narrow screens: the first pages, and the menu with all of them. */
export function QuickBar({ onMore }: { onMore: () => void }) {
  const entries = useNavigationEntries().slice(0, PAGES);
  return (
    <TabBar label={t('Quick')}>
      {entries.map(({ path, label, icon }) => (
        <TabBarItem key={path} asChild icon={icon}>
          <NavLink to={path} end={path === '/'}>
            {label}
          </NavLink>
        </TabBarItem>
      ))}
      <TabBarItem icon="menu" onClick={onMore}>
        {t('More')}
      </TabBarItem>
    </TabBar>
  );
}
