import { Money as Amount } from '@facet/ui';
import { heightOf, ColumnChart } from '../figures/index.ts';
import { t } from '../texts.ts';
import { bucketWords } from './bucket-words.ts';
import { ChartCard } from './chart-card.tsx';
import type { Money } from './money-api.ts';

/** What members could ask for, at the end of each bucket. */
export function OwedChart({ money }: { money: Money }) {
  const names = money.buckets.map(({ start }) => bucketWords(money.by, start));
  const rows = money.buckets.map(({ start, owed }, index) => ({ ...owed, key: start, name: names[index] ?? '' }));
  return (
    <ChartCard
      id="owed"
      title={t('Owed to members')}
      csv={`/api/admin/money.csv?window=${money.window}&table=owed`}
      chart={
        <ColumnChart
          label={t('Balances and what is held for payouts, less debts, at the end of each column')}
          columns={names}
          series={[
            { name: t('Balances'), colour: 'var(--chart-bar)', values: rows.map(({ balances }) => heightOf(balances)) },
            { name: t('Held for payouts'), colour: 'var(--wall-c)', values: rows.map(({ held }) => heightOf(held)) },
            { name: t('Debts'), colour: 'var(--chart-loss)', values: rows.map(({ debts }) => -heightOf(debts)) },
          ]}
        />
      }
      columns={[
        { header: money.by === 'hour' ? t('Hour') : t('Day (UTC)'), cell: ({ name }) => name },
        { header: t('Balances'), numeric: true, cell: ({ balances }) => <Amount amount={balances} /> },
        { header: t('Held for payouts'), numeric: true, cell: ({ held }) => <Amount amount={held} /> },
        { header: t('Debts'), numeric: true, cell: ({ debts }) => <Amount amount={debts} /> },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
