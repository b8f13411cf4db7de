import type { ReactNode } from 'react';
import { classes } from '@facet/ui';
import styles from './table.module.css';

/** How a round ended; announced when it appears. */
export function Verdict({ tone, title, children }: { tone: 'won' | 'lost'; title: string; children: ReactNode }) {
  return (
    <output className={classes(styles.verdict, tone === 'won' ? styles.isWon : styles.isLost)}>
      <strong>{title}</strong>
      <span>{children}</span>
    </output>
  );
}
