import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './key-cap.module.css';

export interface KeyCapProps {
  children: ReactNode;
  /** Within a button, whose name it does not change: hidden where fingers point, and from screen readers. */
  inline?: boolean | undefined;
}

/** A key of the keyboard. */
export function KeyCap({ children, inline }: KeyCapProps) {
  return (
    <kbd className={classes(styles.key, inline && styles.inline)} aria-hidden={inline || undefined}>
      {children}
    </kbd>
  );
}
