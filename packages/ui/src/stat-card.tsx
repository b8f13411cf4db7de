import { useId, type ReactNode } from 'react';
import { Card } from './card/card.tsx';
import { classes } from './classes.ts';
import styles from './stat-card.module.css';

export interface StatCardProps {
  label: ReactNode;
  /** Beside the label: a small Icon, a RankStone of 40 px. */
  adornment?: ReactNode;
  /** Above the value: SparkBars, a thin Progress. */
  chart?: ReactNode;
  /** The figure, by itself or as Money of size 24 in a WhyFigure. */
  value: ReactNode;
  note?: ReactNode;
  className?: string | undefined;
}

/** One figure with its name and a line about it. */
export function StatCard({ label, adornment, chart, value, note, className }: StatCardProps) {
  const labelId = useId();
  return (
    <Card as="article" className={classes(styles.card, className)} aria-labelledby={labelId}>
      <div className={styles.label}>
        <span id={labelId}>{label}</span>
        {adornment}
      </div>
      {chart && <div className={styles.chart}>{chart}</div>}
      <div className={styles.value}>{value}</div>
      {note && <div className={styles.note}>{note}</div>}
    </Card>
  );
}
