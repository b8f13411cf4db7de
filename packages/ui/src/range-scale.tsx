import { classes } from './classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import type { Wall } from './wall-mark/wall.ts';
import { t } from './texts.ts';
import styles from './range-scale.module.css';

const BARS = 28;
const LOWEST = 5;
const HIGHEST = 2000;
/** A bar at the border of the range counts as inside: bars are 25 % apart. */
const TOLERANCE = 0.02;

export interface RangeScaleProps {
  /** Whole Robux. */
  from: number;
  to: number;
  wall: Wall;
}

/** Where the rewards of a wall lie on the one scale, logarithmic from 5 to 2,000 Robux, that all walls share. */
export function RangeScale({ from, to, wall }: RangeScaleProps) {
  return (
    <div className={classes(styles.scale, styles[wall])}>
      <VisuallyHidden>{t('{from} to {to} on a scale from 5 to 2,000 Robux', { from, to })}</VisuallyHidden>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: BARS }, (_, bar) => {
          const share = bar / (BARS - 1);
          const robux = LOWEST * (HIGHEST / LOWEST) ** share;
          const inside = robux >= from * (1 - TOLERANCE) && robux <= to * (1 + TOLERANCE);
          return <i key={bar} className={classes(styles.bar, inside && styles.inside)} style={{ height: `${14 + 86 * share ** 1.5}%` }} />;
        })}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>5</span>
        <span>100</span>
        <span>2,000</span>
      </div>
    </div>
  );
}
