import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

/** Equal cells, 2, 3 or 4 in a line, fewer on narrow screens. */
export function Grid({ of, className, ...rest }: ComponentProps<'div'> & { of: 2 | 3 | 4 }) {
  return <div {...rest} className={classes(styles[`of${of}`], className)} />;
}
