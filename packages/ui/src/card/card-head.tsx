import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardHeadProps {
  title: ReactNode;
  /** Of the heading, for `aria-labelledby`. */
  id?: string | undefined;
  /** What stands at the end of the line: a figure, a link, a note. */
  children?: ReactNode;
}

/** The first line of a card: its name, and a figure or a link at the end. */
export function CardHead({ title, id, children }: CardHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
