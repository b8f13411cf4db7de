import type { ComponentProps, KeyboardEvent } from 'react';
import { classes } from '../classes.ts';
import { useFieldControl } from './field-context.ts';
import styles from './field.module.css';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'>;

/**
 * A few lines to type in; Ctrl and Enter send its form. Inside a Field it takes its id, description and validity from
 * it.
 */
export function TextArea(props: TextAreaProps) {
  return <textarea {...useFieldControl()} onKeyDown={sendByKeys} {...props} className={classes(styles.input, styles.area)} />;
}

function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
