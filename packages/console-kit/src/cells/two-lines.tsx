import type { ReactNode } from 'react';
import styles from './cells.module.css';

/** What a row is about, and a quiet line below. */
export function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className={styles.lines}>
      <span>{children}</span>
      {below && <small>{below}</small>}
    </span>
  );
}
