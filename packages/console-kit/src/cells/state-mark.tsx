import { classes } from '@facet/ui';
import styles from './cells.module.css';

export type StateTone = 'on' | 'warning' | 'danger' | 'info' | 'off';

/** A state in a word, with a dot whose colour only helps. */
export function StateMark({ tone, children }: { tone: StateTone; children: string }) {
  return <span className={classes(styles.state, styles[tone])}>{children}</span>;
}
