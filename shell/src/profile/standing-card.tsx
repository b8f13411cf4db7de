import { Card, formatAmount, Icon, Progress, ranks, rankLabel, RankStone, Skeleton, Split, Stack, Text, toRank } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './overview.module.css';
import { socialApi, type GetReferralStatsApiResponse as Standing } from './social.generated.ts';

/** How far the member has come by their friends' earning; when it does not come, the referrals page says why. */
export function StandingCard() {
  const { data, isError } = socialApi.useGetReferralStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError && !data) return null;
  if (!data)
    return (
      <Card as="div" className={styles.levelPlace} aria-busy="true">
        <Skeleton height="100%" radius={8} />
      </Card>
    );
  const { currentRank, nextRank, referralCount } = data;
  const rank = toRank(currentRank.name);
  return (
    <Card aria-labelledby="standing" className={styles.level}>
      <div className={styles.stone}>
        <RankStone rank={rank} size={96} />
      </div>
      <Stack gap={3}>
        <div>
          <Text as="p" tone="muted" size={12}>
            {t('Your friends’ earnings')}
          </Text>
          <h2 id="standing" className={styles.cut}>
            {rankLabel(ranks[rank].label)}
          </h2>
        </div>
        <div className={styles.toNext}>
          <Progress label={t('Progress to the next rank')} value={data.progressToNext} tint={`var(--rank-${rank})`} />
          <Split>
            <Text size={12} tone="muted">
              {missingOf(data)}
            </Text>
            <Text size={12} tone="muted">
              {t('{count, plural, one {# friend} other {# friends}}', { count: referralCount })}
            </Text>
          </Split>
        </div>
        <p className={styles.benefit}>
          <Icon name="check" size="small" />
          {t('{percent}% of what friends earn', { percent: currentRank.bonusPercentage })}
        </p>
        {nextRank && (
          <p className={styles.benefit}>
            <Icon name="lock" size="small" />
            {t('{rank}: {percent}%, from {amount}', {
              rank: rankLabel(nextRank.name),
              percent: nextRank.bonusPercentage,
              amount: formatAmount(nextRank.requiredEarnings, { decimals: 0 }),
            })}
          </p>
        )}
      </Stack>
    </Card>
  );
}

function missingOf({ nextRank, missingToNext }: Standing): string {
  if (!nextRank || missingToNext === null) return t('Max Rank Achieved!');
  return t('{missing} to {name}', { missing: formatAmount(missingToNext), name: rankLabel(nextRank.name) });
}
