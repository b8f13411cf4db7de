import type { ReactNode } from 'react';
import { classes } from '../classes/classes.ts';
import styles from './rows.module.css';

/** A list with a rule between its rows: inside a flush Card, or `inset` inside one with padding. */
export function Rows({ inset, children }: { inset?: boolean | undefined; children: ReactNode }) {
  return <ul className={classes(styles.rows, inset && styles.inset)}>{children}</ul>;
}
