import { moneyColumn, negated } from '@facet/console-kit';
import { t } from '../texts.ts';
import { ChartCard, type ChartedMoney } from './chart-card.tsx';
import type { Bucket } from './money-api.ts';

type Owed = Bucket['owed'];

/** What members could ask for, at the end of each bucket. */
export function OwedChart({ money, failure }: ChartedMoney) {
  return (
    <ChartCard<Owed>
      id="owed"
      title={t('Owed to members')}
      label={t('Balances and what is held for payouts, minus debts, at the end of each column')}
      money={money}
      failure={failure}
      table="owed"
      rows={money?.buckets.map(({ owed }) => owed) ?? []}
      series={[
        { name: t('Balances'), colour: 'var(--chart-bar)', amountOf: ({ balances }) => balances },
        { name: t('Held for payouts'), colour: 'var(--wall-c)', amountOf: ({ held }) => held },
        { name: t('Debts'), colour: 'var(--chart-loss)', amountOf: ({ debts }) => negated(debts) },
      ]}
      columns={[
        moneyColumn(t('Balances'), ({ balances }) => balances),
        moneyColumn(t('Held for payouts'), ({ held }) => held),
        moneyColumn(t('Debts'), ({ debts }) => debts),
      ]}
    />
  );
}
