import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  open?: boolean | undefined;
  /** Among other controls: no rule, and as wide as they are. */
  compact?: boolean | undefined;
  children: ReactNode;
}

/** A question that opens its answer in place. */
export function Disclosure({ title, open, compact, children }: DisclosureProps) {
  return (
    <details className={classes(styles.disclosure, compact && styles.compact)} open={open}>
      <summary className={styles.title}>
        {title}
        <Icon name="plus" className={styles.icon} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
