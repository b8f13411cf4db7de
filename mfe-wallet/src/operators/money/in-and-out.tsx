import { moneyColumn, negated } from '@facet/console-kit';
import { t } from '../texts.ts';
import { ChartCard, type ChartedMoney } from './chart-card.tsx';
import type { Flow, MoneyWindow } from './money-api.ts';
import { useWallLooks } from './wall-looks.ts';

/** What walls brought and what was paid out. */
export function InAndOut({ money, failure, window }: ChartedMoney & { window: MoneyWindow }) {
  const walls = useWallLooks(money, window).map((look, place) => ({ ...look, amountOf: (flow: Flow) => flow.walls[place] ?? '0.00' }));
  return (
    <ChartCard<Flow>
      id="in-and-out"
      title={t('In and out')}
      label={t('What came in from each wall, what was paid out, and the difference')}
      money={money}
      failure={failure}
      table="flows"
      rows={money?.buckets ?? []}
      sum={money?.sum}
      series={[...walls, { name: t('Paid out'), colour: 'var(--chart-loss)', amountOf: ({ paidOut }) => negated(paidOut) }]}
      line={{ name: t('Net'), colour: 'var(--text-strong)', amountOf: ({ net }) => net }}
      columns={[
        ...walls.map(({ name, amountOf }) => moneyColumn(name, amountOf)),
        { ...moneyColumn<Flow>(t('In'), ({ fromWalls }) => fromWalls), place: 'detail' },
        { ...moneyColumn<Flow>(t('Out'), ({ paidOut }) => paidOut), place: 'figure' },
        { ...moneyColumn<Flow>(t('Net'), ({ net }) => net, { signed: true }), place: 'amount' },
      ]}
    />
  );
}
