import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import type { Gap } from './gap.ts';
import styles from './layout.module.css';

/** One below the other. */
export function Stack({ gap = 4, className, ...rest }: ComponentProps<'div'> & { gap?: Gap | undefined }) {
  return <div {...rest} className={classes(styles.stack, styles[`gap${gap}`], className)} />;
}
