import { formatAmount, rankLabel, SumList } from '@facet/ui';
import { useStanding } from '../dashboard/standing-api.ts';
import { t } from '../texts.ts';
import type { Milestone } from './milestones-api.ts';
import styles from './moments.module.css';

/** What a rank that was reached brings, and how far the next one is. */
export function RankLines({ values: { rank, percent, percentBefore } }: Pick<Milestone, 'values'>) {
  return rank && percent ? <Lines percent={percent} percentBefore={percentBefore} /> : null;
}

function Lines({ percent, percentBefore }: { percent: string; percentBefore: string | undefined }) {
  const { nextRank, missingToNext } = useStanding() ?? {};
  const share = {
    label: t('Your share'),
    value: (
      <span className={styles.percents}>
        {percentBefore && <del className={styles.percentBefore}>{`${percentBefore}%`}</del>} {`${percent}%`}
      </span>
    ),
  };
  const next = nextRank &&
    missingToNext && {
      label: t('Next, {rank} at {amount}', {
        rank: rankLabel(nextRank.name),
        amount: formatAmount(nextRank.requiredEarnings, { decimals: 0 }),
      }),
      value: t('{amount} to go', { amount: formatAmount(missingToNext) }),
    };
  return (
    <div className={styles.lines}>
      <SumList lines={next ? [share, next] : [share]} variant="receipt" />
    </div>
  );
}
