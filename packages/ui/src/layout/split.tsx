import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import type { Gap } from './gap.ts';
import styles from './layout.module.css';

/** Two things at the two ends of a line. */
export function Split({ gap = 4, className, ...rest }: ComponentProps<'div'> & { gap?: Gap | undefined }) {
  return <div {...rest} className={classes(styles.split, styles[`gap${gap}`], className)} />;
}
