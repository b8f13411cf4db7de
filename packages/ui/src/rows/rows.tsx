import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './rows.module.css';

export interface RowsProps {
  inset?: boolean | undefined;
  /** Rows as low as a finger: one line of words each. */
  compact?: boolean | undefined;
  children: ReactNode;
}

/** A list with a rule between its rows: inside a flush Card, or `inset` inside one with padding. */
export function Rows({ inset, compact, children }: RowsProps) {
  return <ul className={classes(styles.rows, inset && styles.inset, compact && styles.compact)}>{children}</ul>;
}
