import styles from './spark-bars.module.css';

/** A row of small bars that shows how a figure went; the last one is now. Decoration: the figure stands below it. */
export function SparkBars({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 0) || 1;
  return (
    <span className={styles.bars} aria-hidden="true">
      {values.map((value, index) => (
        <i key={index} className={styles.bar} style={{ height: `${(100 * Math.max(0, value)) / highest}%` }} />
      ))}
    </span>
  );
}
