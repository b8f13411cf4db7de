import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { useFieldControl } from './field-context.ts';
import styles from './field.module.css';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'>;

/** A few lines to type in. Inside a Field it takes its id, description and validity from it. */
export function TextArea(props: TextAreaProps) {
  return <textarea {...useFieldControl()} {...props} className={classes(styles.input, styles.area)} />;
}
