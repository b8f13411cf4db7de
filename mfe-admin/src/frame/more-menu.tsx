import { useLocation, useNavigate } from '@facet/remote-kit';
import { Icon, Menu } from '@facet/ui';
import type { Area } from './areas.ts';
import { t } from '../texts.ts';
import styles from './top-bar.module.css';

/** The pages that the bar has no room for; marked while one of them is open. */
export function MoreMenu({ areas }: { areas: readonly Area[] }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHere = areas.some(({ path }) => path === pathname);
  return (
    <Menu
      trigger={
        <button type="button" className={styles.area} aria-current={isHere || undefined}>
          {t('More')}
          <Icon name="chevron-down" size="tiny" />
        </button>
      }
      actions={areas.map(({ path, label, icon }) => ({ label, icon, onSelect: () => void navigate(path) }))}
    />
  );
}
