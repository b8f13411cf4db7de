import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './switch.module.css';

/** Turns something on or off at once. */
export function Switch({ label, className, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={classes(styles.label, className)}>
      <input {...rest} type="checkbox" className={styles.input} />
      {label}
    </label>
  );
}
