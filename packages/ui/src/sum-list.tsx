import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './sum-list.module.css';

export interface SumLine {
  label: ReactNode;
  value: ReactNode;
  /** Green: it adds. */
  gain?: boolean | undefined;
}

export interface SumListProps {
  lines: readonly SumLine[];
  /** The last line, under a rule. */
  total?: SumLine | undefined;
  /** receipt: on a raised surface; ruled: a rule over every line, long values wrap. */
  variant?: 'plain' | 'receipt' | 'ruled' | undefined;
}

/** Labels at the left, figures at the right, a total below. */
export function SumList({ lines, total, variant = 'plain' }: SumListProps) {
  return (
    <dl className={classes(styles.list, styles[variant])}>
      {lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
      {total && <Line line={total} total />}
    </dl>
  );
}

function Line({ line, total }: { line: SumLine; total?: boolean }) {
  return (
    <div className={classes(styles.line, total && styles.total)}>
      <dt>{line.label}</dt>
      <dd className={classes(line.gain && styles.gain)}>{line.value}</dd>
    </div>
  );
}
