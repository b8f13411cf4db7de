import { classes } from './classes.ts';
import { ranks, type Rank } from './drawings/ranks.ts';
import { rankLabel } from './rank-label.ts';
import styles from './rank-badge.module.css';

/** The name of a rank on its tint. */
export function RankBadge({ rank }: { rank: Rank }) {
  return <span className={classes(styles.badge, styles[rank])}>{rankLabel(ranks[rank].label)}</span>;
}
