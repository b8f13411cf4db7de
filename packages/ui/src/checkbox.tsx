import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './checkbox.module.css';

/** Agrees or includes; takes effect with the form. */
export function Checkbox({ label, className, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={classes(styles.label, className)}>
      <input {...rest} type="checkbox" className={styles.input} />
      {label}
    </label>
  );
}
