import styles from './spark-line.module.css';

interface SparkLineProps {
  /** The last one is now. */
  values: readonly number[];
  /** What the top is, where it is more than the highest of them: curves side by side have one scale. */
  top: number;
  tone?: 'accent' | 'danger' | undefined;
}

/** How a figure went. Decoration: the figure stands beside it. */
export function SparkLine({ values, top, tone }: SparkLineProps) {
  if (values.length < 2) return null;
  const highest = Math.max(top, ...values) || 1;
  const points = values.map((value, index) => `${(100 * index) / (values.length - 1)},${100 - (100 * value) / highest}`);
  return (
    <svg className={styles.line} data-tone={tone} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" strokeWidth="1.5" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
