import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** Figures side by side in one card. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.figures} aria-label={label}>
      {children}
    </section>
  );
}
