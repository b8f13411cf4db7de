import type { ReactNode } from 'react';
import styles from './cells.module.css';

interface ShareBarProps {
  /** Of 1. */
  share: number;
  /** A token: "var(--wall-a)". */
  colour?: string | undefined;
  /** The share in figures: the bar is decoration. */
  children: ReactNode;
}

/** How large a part is: a bar, and the figure beside it. */
export function ShareBar({ share, colour = 'var(--chart-bar)', children }: ShareBarProps) {
  return (
    <span className={styles.share}>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${100 * Math.min(Math.max(share, 0), 1)}%`, background: colour }} />
      </span>
      <span className={styles.percent}>{children}</span>
    </span>
  );
}
