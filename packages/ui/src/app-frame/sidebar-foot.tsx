import type { ReactNode } from 'react';
import styles from './sidebar-foot.module.css';

/** The end of the sidebar and of the sheet: who is signed in, logout, theme. */
export function SidebarFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
