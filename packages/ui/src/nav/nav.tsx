import type { ReactNode } from 'react';
import styles from './nav.module.css';

/** A column of entries; it needs a name when the page has several. */
export function Nav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {children}
    </nav>
  );
}
