import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './visually-hidden.module.css';

/** Words for screen readers only; as an output they are announced, politely, when they change. */
export function VisuallyHidden({
  as: Tag = 'span',
  className,
  ...rest
}: ComponentProps<'span'> & { as?: 'span' | 'output' | 'h1' | undefined }) {
  const Root = Tag as 'span';
  return <Root {...rest} className={classes(styles.hidden, className)} />;
}
