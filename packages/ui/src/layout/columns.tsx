import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

/** A main column and a narrow one at its side; one column below 1160 px. */
export function Columns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.columns, className)} />;
}
