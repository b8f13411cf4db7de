import type { ReactNode } from 'react';
import { WhyFigure } from '@facet/ui';
import styles from './figures.module.css';

export interface FigureProps {
  label: string;
  /** The answer to "why?": what it is made of. */
  why: ReactNode;
  value: ReactNode;
  children?: ReactNode;
}

/** One figure of a page with its answer to "why?". */
export function Figure({ label, why, value, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <div className={styles.label}>
        <WhyFigure question={label} answer={typeof why === 'string' ? <p>{why}</p> : why}>
          {label}
        </WhyFigure>
      </div>
      <div className={styles.value}>{value}</div>
      <div className={styles.about}>{children}</div>
    </div>
  );
}
