import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './cut-card.module.css';

/**
 * A card with cut corners: only for what is of value, such as the balance. A browser without `corner-shape` rounds
 * them.
 */
export function CutCard({ className, ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={classes(styles.card, className)} />;
}
