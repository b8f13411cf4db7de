import { heightOf, moneyColumn } from '@facet/console-kit';
import { t } from '../texts.ts';
import { ChartCard, type ChartedMoney } from './chart-card.tsx';
import type { Flow } from './money-api.ts';

const sources = ['fromWalls', 'tasks', 'promos', 'rewards', 'referrals', 'events', 'welcome', 'adjustments'] as const;
type Source = (typeof sources)[number];

const colours: Record<Source, string> = {
  fromWalls: 'var(--chart-bar-strong)',
  tasks: 'var(--wall-a)',
  promos: 'var(--wall-b)',
  rewards: 'var(--wall-c)',
  referrals: 'var(--wall-d)',
  events: 'var(--rank-gold)',
  welcome: 'var(--rank-platinum)',
  adjustments: 'var(--danger)',
};

function nameOf(source: Source): string {
  switch (source) {
    case 'fromWalls':
      return t('Walls');
    case 'tasks':
      return t('Social tasks');
    case 'promos':
      return t('Promo codes');
    case 'rewards':
      return t('Rewards');
    case 'referrals':
      return t('Referrals');
    case 'events':
      return t('Events, prizes minus fees');
    case 'welcome':
      return t('Welcome bonuses');
    case 'adjustments':
      return t('Adjustments');
    default:
      return source satisfies never;
  }
}

/** What members got, by where it came from; games and payouts are no earnings. */
export function EarnedChart({ money, failure }: ChartedMoney) {
  const used = sources
    .filter((source) => !money || heightOf(money.sum[source]) !== 0)
    .map((source) => ({ name: nameOf(source), colour: colours[source], amountOf: (flow: Flow) => flow[source] }));
  return (
    <ChartCard<Flow>
      id="earned"
      title={t('Earned by source')}
      label={t('What members earned, by source')}
      money={money}
      failure={failure}
      table="earned"
      rows={money?.buckets ?? []}
      sum={money?.sum}
      series={used}
      columns={[...used.map(({ name, amountOf }) => moneyColumn(name, amountOf)), moneyColumn(t('Earned'), ({ earned }) => earned)]}
    />
  );
}
