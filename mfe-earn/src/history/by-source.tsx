import { Link, msg, type Message } from '@facet/remote-kit';
import { Card, CardHead, Money, Skeleton, Stack, SumList } from '@facet/ui';
import { useReadFiguresQuery, type Earned } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

const SOURCES = {
  walls: msg('Walls'),
  tasks: msg('Social tasks'),
  codes: msg('Promo codes'),
  rewards: msg('Rewards'),
  referrals: msg('Referrals'),
  prizes: msg('Event prizes'),
} as const satisfies Record<string, Message>;

/** The same 30 days by where they came from, each with its lines of the statement. When they did not load, the chart beside says so. */
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
  const lineOf = (name: keyof typeof SOURCES) => ({
    label: <Link to={`/withdraw/statement?earned=${name}&since=${since}`}>{t(SOURCES[name])}</Link>,
    value: <Money amount={last30Days[name]} />,
  });
  return (
    <SumList
      variant="ruled"
      lines={(Object.keys(SOURCES) as (keyof typeof SOURCES)[]).map(lineOf)}
      total={{ label: t('Last 30 days'), value: <Money amount={last30Days.total} /> }}
    />
  );
}

function Place() {
  return (
    <Stack gap={3}>
      {Object.keys(SOURCES).map((name) => (
        <Skeleton key={name} height={20} />
      ))}
    </Stack>
  );
}
