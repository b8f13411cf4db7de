import { classes } from '../classes/classes.ts';
import type { Wall } from './wall.ts';
import styles from './wall-mark.module.css';

/** The letter of a wall in an octagon of its tint. */
export function WallMark({ wall }: { wall: Wall }) {
  return (
    <span className={classes(styles.mark, styles[wall])} aria-hidden="true">
      {wall.toUpperCase()}
    </span>
  );
}
