import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

export interface ColumnsProps extends ComponentProps<'div'> {
  /**
   * The main column has a list that may be long. In one column, what stands below is shown once no part of the main one
   * is `aria-busy`: the list would push it about.
   */
  listFirst?: boolean | undefined;
}

/** A main column and a narrow one at its side; one column below 1160 px. */
export function Columns({ className, listFirst, ...rest }: ColumnsProps) {
  return <div {...rest} className={classes(styles.columns, listFirst && styles.listFirst, className)} />;
}
