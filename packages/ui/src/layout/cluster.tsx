import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import type { Gap } from './gap.ts';
import styles from './layout.module.css';

/** Side by side, wrapping. */
export function Cluster({ gap = 3, className, ...rest }: ComponentProps<'div'> & { gap?: Gap | undefined }) {
  return <div {...rest} className={classes(styles.cluster, styles[`gap${gap}`], className)} />;
}
