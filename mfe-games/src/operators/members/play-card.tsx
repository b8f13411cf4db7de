import type { MemberPanelProps } from '@facet/remote-kit';
import { Badge, SkeletonCard } from '@facet/ui';
import { Amount, FactsCard, LoadFailure, minuteLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { chanceLabel } from '../win-chances/figure-labels.ts';
import { GAMES } from '../win-chances/game-labels.ts';
import { BASE_PERCENT } from '../win-chances/win-chance-rules.ts';
import { useMemberOverridesQuery } from '../win-chances/win-chances-api.ts';
import { useGetMemberPlayLimitsQuery } from './members-api.ts';

const FRESH = { refetchOnMountOrArgChange: true };

/** Beside a member’s timeline: their win chance in each game, and the limits that they set themselves. */
export function Component({ memberId }: MemberPanelProps) {
  const limits = useGetMemberPlayLimitsQuery(memberId, FRESH);
  const chances = useMemberOverridesQuery(memberId, FRESH);
  const failed = [limits, chances].find(({ currentData, error }) => currentData === undefined && error !== undefined);
  if (failed?.error)
    return (
      <LoadFailure title={t('Play and limits did not load')} error={failed.error} isFetching={failed.isFetching} refetch={failed.refetch} />
    );
  if (!limits.currentData || !chances.currentData) return <SkeletonCard />;
  const { dailyLossLimit, lostToday, timeoutUntil, excludedUntil } = limits.currentData;
  const { overrides } = chances.currentData;
  const usual = { label: t('Win chance'), value: t('{chance}, the usual', { chance: chanceLabel(BASE_PERCENT) }) };
  const set = overrides.map(({ gameType, houseEdgeMultiplier }) => ({
    label: t('Win chance, {game}', { game: t(GAMES[gameType]) }),
    value: chanceLabel(houseEdgeMultiplier * 100),
  }));
  const pause = excludedUntil ?? timeoutUntil;
  return (
    <FactsCard
      title={t('Play and limits')}
      lines={[
        ...(set.length > 0 ? set : [usual]),
        { label: t('Daily loss limit, R$'), value: dailyLossLimit === null ? t('none set') : <Amount amount={dailyLossLimit} /> },
        { label: t('Lost today, R$'), value: <Amount amount={lostToday} /> },
        { label: t('Break or exclusion'), value: pause === null ? t('none') : t('until {time}', { time: minuteLabel(pause) }) },
      ]}
    >
      <Badge tone={set.length > 0 ? 'warning' : 'outline'}>{set.length > 0 ? t('Own odds') : t('Usual odds')}</Badge>
    </FactsCard>
  );
}
