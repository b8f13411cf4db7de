import { classes, Icon, OutlineStone, RankStone, Stone, toIconName, toRank } from '@facet/ui';
import { useNoticeKinds } from '../inbox/index.ts';
import type { Milestone } from './milestones-api.ts';
import styles from './moments.module.css';

/** What the milestone looks like: a facet, the stone, the rank that was climbed to, or the sign of its kind. */
export function MilestoneArt({ milestone: { name, kind, values } }: { milestone: Milestone }) {
  const told = useNoticeKinds().find((one) => one.kind === kind);
  const { rank, rankBefore } = values;
  if (rank)
    return (
      <div className={classes(styles.art, styles.climb)}>
        {rankBefore && (
          <>
            <RankStone rank={toRank(rankBefore)} size={56} className={styles.before} />
            <Icon name="arrow-right" size="small" />
          </>
        )}
        <span className={styles.rays}>
          <RankStone rank={toRank(rank)} size={112} />
        </span>
      </div>
    );
  if (name === 'told')
    return (
      <div className={styles.art}>
        <span className={classes(styles.rays, styles.sign)}>
          <Icon name={toIconName(told?.icon)} />
        </span>
      </div>
    );
  const isCredit = name === 'first_credit' || name === 'thousand';
  return (
    <div className={styles.art}>
      <span className={styles.rays}>{isCredit ? <OutlineStone lit={[0]} size={124} /> : <Stone size={112} />}</span>
    </div>
  );
}
