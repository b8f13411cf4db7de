import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'article' | 'div' | 'li' | undefined;
  tone?: 'default' | 'quiet' | 'accent' | undefined;
  /** No padding: rows and tables run from edge to edge. */
  flush?: boolean | undefined;
}

/** A surface that holds one piece of a page. Give a section an `aria-labelledby` or an `aria-label`. */
export function Card({ as: Tag = 'section', tone = 'default', flush, className, ...rest }: CardProps) {
  const Root = Tag as 'section';
  return <Root {...rest} className={classes(styles.card, styles[tone], flush && styles.flush, className)} />;
}
