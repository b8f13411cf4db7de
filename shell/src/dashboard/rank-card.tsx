import { useMember, useProfile } from '@facet/remote-kit';
import { formatAmount, Progress, type Rank, ranks, RankStone, rankLabel, Skeleton, StatCard, sumOf, toDecimal, toRank } from '@facet/ui';
import { Private } from '../drawn/private.tsx';
import { t } from '../texts.ts';
import styles from './rank-card.module.css';
import type { GetReferralStatsApiResponse as Standing } from './social.generated.ts';
import { useStanding } from './standing-api.ts';

/** The member's rank and what is left to the next one; as long as that is not known, which of the ranks it is. */
export function RankCard() {
  const member = useMember();
  const { profile } = useProfile();
  const standing = useStanding();
  const rank = toRank(standing?.currentRank.name ?? (profile ?? member).rank);
  const { note, ...progress } = standing ? progressTo(standing) : placeOf(rank);
  return (
    <StatCard
      label={t('Rank')}
      adornment={
        <Private place={<Skeleton width={40} height={40} radius="29.3%" />}>
          <RankStone rank={rank} size={40} />
        </Private>
      }
      chart={
        <Private place={<Skeleton height={4} radius={0} />}>
          <Progress {...progress} thin tint={`var(--rank-${rank})`} />
        </Private>
      }
      value={<Private place={<Skeleton width={96} height="var(--line-24)" />}>{rankLabel(ranks[rank].label)}</Private>}
      note={
        <Private place={<Skeleton width={72} height="var(--line-12)" />}>
          <span className={styles.note} title={note}>
            {note}
          </span>
        </Private>
      }
    />
  );
}

interface Shown {
  /** Of the bar, for screen readers. */
  label: string;
  value: number;
  max?: number;
  note: string;
}

function progressTo({ totalEarnings, nextRank, missingToNext, progressToNext }: Standing): Shown {
  if (!nextRank) return { label: t('Rank'), value: 100, note: t('Max Rank Achieved!') };
  const { requiredEarnings } = nextRank;
  const name = rankLabel(nextRank.name);
  const missing = formatAmount(missingToNext ?? toDecimal(sumOf([requiredEarnings]) - sumOf([totalEarnings])));
  return { label: t('Progress to {name}', { name }), value: progressToNext, note: t('{missing} to {name}', { missing, name }) };
}

function placeOf(rank: Rank): Shown {
  const order = Object.keys(ranks) as Rank[];
  const [value, max] = [order.indexOf(rank) + 1, order.length];
  const place = t('{place} of {places}', { place: value, places: max });
  return { label: t('Rank {place}', { place }), value, max, note: t('Rank {place}', { place }) };
}
