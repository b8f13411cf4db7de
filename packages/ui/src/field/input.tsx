import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { useFieldControl } from './field-context.ts';
import styles from './field.module.css';

export interface InputProps extends ComponentProps<'input'> {
  /** Codes: upper case letters of equal width. */
  code?: boolean | undefined;
}

/** A line to type in. Inside a Field it takes its id, description and validity from it. */
export function Input({ code, className, ...rest }: InputProps) {
  return <input {...useFieldControl()} {...rest} className={classes(styles.input, code && styles.code, className)} />;
}
