import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** What came instead of something that was waited for, such as an error, on the place of that: nothing below moves. */
export function InPlaceOf({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.inPlace}>
      <div className={styles.place} aria-hidden="true">
        {skeleton}
      </div>
      {children}
    </div>
  );
}
