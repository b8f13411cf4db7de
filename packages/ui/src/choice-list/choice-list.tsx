import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './choice-list.module.css';

export interface ChoiceListProps {
  /** What is chosen: "Gamepass". */
  legend: string;
  /** Long lists scroll inside. */
  scrolls?: boolean | undefined;
  /** Beside each other where there is room: a few, each with what follows of it. */
  beside?: boolean | undefined;
  /** Choice. */
  children: ReactNode;
}

/** One out of a list: the arrow keys move, what cannot be chosen says why. */
export function ChoiceList({ legend, scrolls, beside, children }: ChoiceListProps) {
  return (
    <fieldset className={classes(styles.list, scrolls && styles.scrolls, beside && styles.beside)} aria-label={legend}>
      {children}
    </fieldset>
  );
}
