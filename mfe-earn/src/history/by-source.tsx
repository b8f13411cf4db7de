import { Card, CardHead, Money, Skeleton, Stack, SumList } from '@facet/ui';
import { useReadFiguresQuery, type Earned } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { sourceLine } from './source-line.tsx';
import { sources } from './source-labels.ts';

/**
 * The same 30 days by where they came from, each with its lines of the statement. When they did not load, the chart
 * beside says so.
 */
export function BySource() {
  const { data, isError } = useReadFiguresQuery();
  const earned = data?.earned;
  if (!earned && isError) return null;
  return (
    <Card aria-labelledby="by-source">
      <CardHead id="by-source" title={t('By source')} />
      {earned ? <Sources {...earned} /> : <Place />}
    </Card>
  );
}

function Sources({ last30Days, days }: Earned) {
  const since = days[0]?.day ?? '';
  return (
    <SumList
      variant="ruled"
      lines={sources.map((source) => sourceLine(source, last30Days[source], since))}
      total={{ label: t('Last 30 days'), value: <Money amount={last30Days.total} /> }}
    />
  );
}

function Place() {
  return (
    <Stack gap={3}>
      {sources.map((name) => (
        <Skeleton key={name} height={20} />
      ))}
    </Stack>
  );
}
