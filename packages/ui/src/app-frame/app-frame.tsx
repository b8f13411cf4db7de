import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import styles from './app-frame.module.css';

export interface AppFrameProps {
  /** At the left above 900 px: brand, purse, navigation, person. */
  sidebar: ReactNode;
  /** On top below 900 px: brand, balance, menu button. */
  topBar: ReactNode;
  /** At the foot below 900 px: TabBar. */
  bottomBar: ReactNode;
  /** A Page. */
  children: ReactNode;
}

/** The house of every signed-in page: a sidebar, or two bars on a narrow screen. */
export function AppFrame({ sidebar, topBar, bottomBar, children }: AppFrameProps) {
  return (
    <div className={styles.frame}>
      <aside className={styles.sidebar} aria-label={t('Sidebar')}>
        {sidebar}
      </aside>
      <div className={styles.screen}>
        <header className={styles.topBar}>{topBar}</header>
        {children}
      </div>
      {bottomBar}
    </div>
  );
}
