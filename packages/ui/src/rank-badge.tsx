import { classes } from './classes.ts';
import { RankStone } from './drawings/rank-stone.tsx';
import { ranks, type Rank } from './drawings/ranks.ts';
import { rankLabel } from './rank-label.ts';
import badge from './badge.module.css';
import styles from './rank-badge.module.css';

/** The name of a rank on its tint; `stone`: with its stone. */
export function RankBadge({ rank, stone = false }: { rank: Rank; stone?: boolean | undefined }) {
  return (
    <span className={classes(badge.badge, styles[rank])}>
      {stone && <RankStone rank={rank} size={14} />}
      {rankLabel(ranks[rank].label)}
    </span>
  );
}
