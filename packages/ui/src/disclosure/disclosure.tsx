import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

/** A question that opens its answer in place. */
export function Disclosure({ title, open, children }: { title: ReactNode; open?: boolean | undefined; children: ReactNode }) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.title}>
        {title}
        <Icon name="plus" className={styles.icon} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
