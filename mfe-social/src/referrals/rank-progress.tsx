import { Badge, Card, CardHead, classes, formatAmount, Progress, RankStone, Text, toHundredths, toRank } from '@facet/ui';
import type { Rank, ReferralStats } from '../api/social-api.ts';
import { percent } from './percent.ts';
import styles from './referrals.module.css';

/** How far the next rank is, and all ranks with the current one marked. */
export function RankProgress({ stats, ranks }: { stats: ReferralStats; ranks: readonly Rank[] }) {
  const { nextRank, currentRank, progressToNext, totalEarnings } = stats;
  return (
    <Card aria-labelledby="rank-progress">
      <CardHead id="rank-progress" title="Rank Progress">
        {nextRank ? (
          <Text tone="muted">
            <Text tone="strong">{missing(nextRank, totalEarnings)}</Text> to {nextRank.name}
          </Text>
        ) : (
          <Badge tone="accent">Max Rank Achieved!</Badge>
        )}
      </CardHead>
      {nextRank && (
        <div className={styles.bar}>
          <Progress label={`Progress to ${nextRank.name}`} value={progressToNext} tint={`var(--rank-${toRank(nextRank.name)})`} />
          <Text tone="muted" size={12} figures>
            {Math.floor(progressToNext)}%
          </Text>
        </div>
      )}
      <ol className={styles.ranks}>
        {ranks.map((rank) => (
          <RankItem key={rank.id} rank={rank} isCurrent={rank.id === currentRank.id} isReached={reached(rank, totalEarnings)} />
        ))}
      </ol>
    </Card>
  );
}

function RankItem({ rank, isCurrent, isReached }: { rank: Rank; isCurrent: boolean; isReached: boolean }) {
  return (
    <li className={classes(styles.rank, !isReached && styles.ahead)} aria-current={isCurrent || undefined}>
      <RankStone rank={toRank(rank.name)} size={40} />
      <Text as="div" tone="strong">
        {rank.name}
      </Text>
      <Text as="div" tone="strong" figures>
        {percent(rank.bonusPercentage)}
      </Text>
      <Text as="div" tone="muted" size={12}>
        {rank.requiredEarnings === '0.00' ? 'Default rank' : formatAmount(rank.requiredEarnings)}
      </Text>
      {isCurrent && <Badge>Current</Badge>}
    </li>
  );
}

function reached(rank: Rank, totalEarnings: string): boolean {
  return hundredths(rank.requiredEarnings) <= hundredths(totalEarnings);
}

function missing(rank: Rank, totalEarnings: string): string {
  const left = hundredths(rank.requiredEarnings) - hundredths(totalEarnings);
  return formatAmount(`${left / 100n}.${(left % 100n).toString().padStart(2, '0')}`);
}

function hundredths(amount: string): bigint {
  return toHundredths(amount) ?? 0n;
}
