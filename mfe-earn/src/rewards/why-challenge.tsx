import { messageOf, requestIdOf } from '@facet/remote-kit';
import { ErrorCard, Money, Skeleton, Stack, SumList, Text } from '@facet/ui';
import { useReadFiguresQuery } from '../api/wallet-api.ts';
import { sourceLine } from '../history/source-line.tsx';
import type { Source } from '../history/source-labels.ts';
import { t } from '../texts.ts';

const COUNTED: readonly Source[] = ['walls', 'tasks', 'codes'];
const NOT_COUNTED: readonly Source[] = ['rewards', 'referrals', 'prizes'];

/** What of this week counts for the challenge, and what was earned but does not; as the wallet tells it. */
export function WhyChallenge({ earned }: { earned: string }) {
  const { data, error, isFetching, refetch } = useReadFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error)
    return (
      <ErrorCard title={t('The answer did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  if (!data)
    return (
      <Stack gap={2} aria-busy="true">
        {[...COUNTED, ...NOT_COUNTED].map((source) => (
          <Skeleton key={source} height={20} />
        ))}
      </Stack>
    );
  const { thisWeek, weekBegins } = data.earned;
  const linesOf = (of: readonly Source[]) => of.map((source) => sourceLine(source, thisWeek[source], weekBegins));
  return (
    <Stack gap={4}>
      <SumList lines={linesOf(COUNTED)} total={{ label: t('Challenge progress'), value: <Money amount={earned} /> }} />
      <Stack gap={2}>
        <Text as="p" tone="muted" size={12}>
          {t('Earned this week, but not counted here')}
        </Text>
        <SumList lines={linesOf(NOT_COUNTED)} />
      </Stack>
    </Stack>
  );
}
