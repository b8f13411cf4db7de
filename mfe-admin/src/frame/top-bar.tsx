import { useState } from 'react';
import { Link, NavLink } from '@facet/remote-kit';
import { IconButton, LanguageMenu, Sheet, ThemeToggle } from '@facet/ui';
import { Inserts } from '../brought/index.ts';
import { TabBadge } from '../console/tab-figure.tsx';
import { Palette } from '../palette/index.ts';
import { useAreas } from './areas.ts';
import { MoreMenu } from './more-menu.tsx';
import { OperatorBrand } from './operator-brand.tsx';
import { OperatorMenu } from './operator-menu.tsx';
import { t } from '../texts.ts';
import styles from './top-bar.module.css';

/** The pages, what remotes put there, who is signed in. On a narrow screen the pages are in a sheet. */
export function TopBar() {
  const [isOpen, setOpen] = useState(false);
  const areas = useAreas();
  return (
    <header className={styles.bar}>
      <IconButton className={styles.burger} icon="menu" label={t('Pages')} onClick={() => setOpen(true)} />
      <Link to="/admin" className={styles.home}>
        <OperatorBrand />
      </Link>
      <nav className={styles.areas} aria-label={t('Pages')}>
        {areas
          .filter(({ inBar }) => inBar)
          .map(({ path, label, badge }) => (
            <NavLink key={path} to={path} end={path === '/admin'} className={() => styles.area}>
              {label}
              {badge && <TabBadge path={badge} />}
            </NavLink>
          ))}
        <MoreMenu areas={areas.filter(({ inBar }) => !inBar)} />
      </nav>
      <div className={styles.right}>
        <Inserts at="bar" />
        <Palette />
        <span className={styles.wide}>
          <LanguageMenu />
          <ThemeToggle />
        </span>
        <OperatorMenu />
      </div>
      <Sheet open={isOpen} onOpenChange={setOpen} label={t('Pages')} head={<OperatorBrand />}>
        <nav className={styles.sheet} aria-label={t('All pages')}>
          {areas.map(({ path, label, badge }) => (
            <NavLink key={path} to={path} end={path === '/admin'} onClick={() => setOpen(false)}>
              {label}
              {badge && <TabBadge path={badge} />}
            </NavLink>
          ))}
        </nav>
      </Sheet>
    </header>
  );
}
