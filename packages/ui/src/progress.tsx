import * as Radix from 'radix-ui/progress';
import { classes } from './classes.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What goes forward, for screen readers. */
  label: string;
  value: number;
  max?: number | undefined;
  /** That it is full means that no more fit: grey, since nothing is left to do. */
  closes?: boolean | undefined;
  thin?: boolean | undefined;
  /** A token as a colour: "var(--rank-silver)". */
  tint?: string | undefined;
}

/** How far something is. */
export function Progress({ label, value, max = 100, closes, thin, tint }: ProgressProps) {
  const within = Math.max(0, Math.min(value, max));
  const full = within === max;
  return (
    <Radix.Root className={classes(styles.track, thin && styles.thin)} value={within} max={max} aria-label={label}>
      <Radix.Indicator
        className={classes(styles.bar, closes && full && styles.full)}
        style={{ width: `${(100 * within) / max}%`, ...(tint && { background: tint }) }}
      />
    </Radix.Root>
  );
}
