import type { ComponentProps } from 'react';
import { classes } from '../classes/classes.ts';
import styles from './visually-hidden.module.css';

/** Words for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classes(styles.hidden, className)} />;
}
