import { msg, type Message } from '@facet/remote-kit';
import { Card, CardHead, Money, Skeleton, Stack, SumList, type SumLine } from '@facet/ui';
import { useListEarningsByDayQuery, type EarningsOfDay } from '../api/earn-api.ts';
import { addUp } from '../money/add-up.ts';
import { t } from '../texts.ts';

const GROUPS: readonly { group: Exclude<keyof EarningsOfDay, 'day' | 'total'>; label: Message }[] = [
  { group: 'walls', label: msg('Walls') },
  { group: 'tasks', label: msg('Social tasks') },
  { group: 'promos', label: msg('Promo codes') },
  { group: 'rewards', label: msg('Rewards') },
];

/** The same 30 days by where they came from. When they did not load, the chart beside says so. */
export function BySource() {
  const { data, isError } = useListEarningsByDayQuery(30);
  const days = data?.days;
  if (!days && isError) return null;
  return (
    <Card aria-labelledby="by-source">
      <CardHead id="by-source" title={t('By source')} />
      {days ? (
        <SumList
          variant="ruled"
          lines={linesOf(days)}
          total={{ label: t('Last 30 days'), value: <Money amount={addUp(days.map(({ total }) => total))} /> }}
        />
      ) : (
        <Stack gap={3}>
          {GROUPS.map(({ group }) => (
            <Skeleton key={group} height={20} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function linesOf(days: readonly EarningsOfDay[]): SumLine[] {
  return GROUPS.map(({ group, label }) => ({ label: t(label), value: <Money amount={addUp(days.map((day) => day[group]))} /> }));
}
