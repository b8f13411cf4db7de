import rows from '../rows/rows.module.css';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton.module.css';

/** The place of a list whose rows have an icon, two lines and a figure. */
export function SkeletonRows({ count = 3 }: { count?: number | undefined }) {
  return (
    <div className={rows.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={rows.row}>
          <Skeleton width={36} height={36} radius={9} />
          <div className={styles.lines}>
            <Skeleton width={`${36 + (row % 3) * 6}%`} height={14} />
            <Skeleton width={`${43 - (row % 3) * 5}%`} height={12} />
          </div>
          <Skeleton width={84} height={16} />
        </div>
      ))}
    </div>
  );
}
