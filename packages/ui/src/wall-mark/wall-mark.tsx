import { classes } from '../classes.ts';
import type { Wall } from './wall.ts';
import styles from './wall-mark.module.css';
import tints from './wall-tint.module.css';

/** The letter of a wall in an octagon of its tint; `letter` for a wall that borrows one of the four tints. */
export function WallMark({ wall, letter = wall.toUpperCase() }: { wall: Wall; letter?: string | undefined }) {
  return (
    <span className={classes(styles.mark, tints[wall])} aria-hidden="true">
      {letter}
    </span>
  );
}
