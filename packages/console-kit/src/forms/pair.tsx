import type { ReactNode } from 'react';
import styles from './forms.module.css';

/** Two fields beside each other; one below the other on a phone. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
