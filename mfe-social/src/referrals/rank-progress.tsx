import { Badge, Card, CardHead, classes, formatAmount, hundredthsOf, Progress, RankStone, rankLabel, Text, toRank } from '@facet/ui';
import type { Rank, ReferralStats } from '../api/social-api.ts';
import { t, Trans } from '../texts.ts';
import { percent } from './percent.ts';
import styles from './rank-progress.module.css';

/** All ranks as stones on a track that is filled as far as the member has come; the current one marked. */
export function RankProgress({ stats, ranks }: { stats: ReferralStats; ranks: readonly Rank[] }) {
  const { nextRank, currentRank, progressToNext, missingToNext, totalEarnings } = stats;
  const currentPlace = ranks.findIndex(({ id }) => id === currentRank.id);
  return (
    <Card aria-labelledby="rank-progress">
      <CardHead id="rank-progress" title={t('Rank Progress')}>
        {nextRank ? (
          <Text tone="muted" figures>
            <Trans
              id="<b>{missing}</b> to {name}, {percent}%"
              values={{
                missing: missingToNext ? formatAmount(missingToNext) : missing(nextRank, totalEarnings),
                name: rankLabel(nextRank.name),
                percent: Math.floor(progressToNext),
              }}
              components={{ b: <Text tone="strong" /> }}
            />
          </Text>
        ) : (
          <Badge tone="accent">{t('Max Rank Achieved!')}</Badge>
        )}
      </CardHead>
      <ol className={styles.track}>
        {ranks.map((rank, place) => (
          <RankItem key={rank.id} rank={rank} place={place < currentPlace ? 'past' : place === currentPlace ? 'current' : 'ahead'}>
            {place === currentPlace && nextRank && (
              <Progress label={t('Progress to {name}', { name: rankLabel(nextRank.name) })} value={progressToNext} thin />
            )}
          </RankItem>
        ))}
      </ol>
    </Card>
  );
}

type Place = 'past' | 'current' | 'ahead';

/** A stone with its words; `children` is the track to the next one where the member is on it. */
function RankItem({ rank, place, children }: { rank: Rank; place: Place; children: React.ReactNode }) {
  return (
    <li className={classes(styles.rank, styles[place])} aria-current={place === 'current' || undefined}>
      <span className={styles.stone}>
        <RankStone rank={toRank(rank.name)} size={48} />
      </span>
      <span className={styles.rail}>{children}</span>
      <Text as="div" tone="strong" className={styles.name}>
        {rankLabel(rank.name)}
      </Text>
      <Text as="div" tone="strong" figures className={styles.percent}>
        {percent(rank.bonusPercentage)}
      </Text>
      <Text as="div" tone="muted" size={12} figures className={styles.needs}>
        {rank.requiredEarnings === '0.00' ? t('Default rank') : formatAmount(rank.requiredEarnings)}
      </Text>
      {place === 'current' && <Badge className={styles.mark}>{t('Current')}</Badge>}
    </li>
  );
}

/** By a service that does not tell it yet. */
function missing(rank: Rank, totalEarnings: string): string {
  const left = hundredths(rank.requiredEarnings) - hundredths(totalEarnings);
  return formatAmount(`${left / 100n}.${(left % 100n).toString().padStart(2, '0')}`);
}

function hundredths(amount: string): bigint {
  return hundredthsOf(amount);
}
