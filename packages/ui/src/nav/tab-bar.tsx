import type { ReactNode } from 'react';
import styles from './tab-bar.module.css';

/** Up to five entries at the foot of a narrow screen; hidden above 900 px. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {children}
    </nav>
  );
}
