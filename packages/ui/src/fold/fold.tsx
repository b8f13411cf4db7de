import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './fold.module.css';

/** A question that opens its answer in place. */
export function Fold({ title, open, children }: { title: ReactNode; open?: boolean | undefined; children: ReactNode }) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.title}>
        {title}
        <Icon name="plus" className={styles.icon} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
