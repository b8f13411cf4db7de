import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './text.module.css';

export interface TextProps extends ComponentProps<'span'> {
  as?: 'span' | 'p' | 'div' | 'strong' | 'code' | undefined;
  /** strong: what counts; muted: what explains. */
  tone?: 'strong' | 'muted' | 'accent' | 'danger' | 'warning' | undefined;
  size?: 12 | 14 | 16 | 20 | undefined;
  /** One line that ends in an ellipsis, where there is room for one. */
  truncate?: boolean | undefined;
  /** Figures of equal width. */
  figures?: boolean | undefined;
  bold?: boolean | undefined;
  mono?: boolean | undefined;
}

/** Words in one of the three strengths and the sizes of the scale. */
export function Text({ as: Tag = 'span', tone, size, truncate, figures, bold, mono, className, ...rest }: TextProps) {
  const Root = Tag as 'span';
  const names = [
    tone && styles[tone],
    size && styles[`size${size}`],
    truncate && styles.truncate,
    figures && styles.figures,
    bold && styles.bold,
    mono && styles.mono,
  ];
  return <Root {...rest} className={classes(...names, className)} />;
}
