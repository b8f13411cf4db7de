import { NavLink } from 'react-router-dom';
import { TabBar, TabBarItem } from '@facet/ui';
import { t } from '../texts.ts';
import { CountBadge } from './count-badge.tsx';
import { useNavigationEntries } from './navigation-entries.ts';

/** How many pages it names. */
export const QUICK_PAGES = 4;

/** At the foot of narrow screens: the first pages, and the menu with all of them. */
export function QuickBar({ onMore }: { onMore: () => void }) {
  const all = useNavigationEntries();
  const entries = all.slice(0, QUICK_PAGES);
  const waiting = all.slice(QUICK_PAGES).flatMap(({ badge }) => (badge ? [<CountBadge key={badge} path={badge} />] : []));
  return (
    <TabBar label={t('Quick links')}>
      {entries.map(({ path, label, icon, badge }) => (
        <TabBarItem key={path} asChild icon={icon} badge={badge && <CountBadge path={badge} />}>
          <NavLink to={path} end={path === '/'}>
            {label}
          </NavLink>
        </TabBarItem>
      ))}
      <TabBarItem icon="menu" badge={waiting.length > 0 && waiting} onClick={onMore}>
        {t('More')}
      </TabBarItem>
    </TabBar>
  );
}
