import { dateFormat } from '@facet/remote-kit';
import { Card, CardHead, Disclosure, Money } from '@facet/ui';
import { addUp, ColumnChart, FigureTable, heightOf } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { PayoutBoard } from './payouts-api.ts';

type Hour = PayoutBoard['paidByHour'][number];
const hourLabel = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** What went out in each of the last 24 hours, as the ledger says. */
export function PaidByHour({ hours }: { hours: readonly Hour[] }) {
  return (
    <Card aria-labelledby="paid-by-hour">
      <CardHead id="paid-by-hour" title={t('Paid in the last 24 hours')}>
        <Money amount={addUp(hours.map(({ amount }) => amount))} size={16} />
      </CardHead>
      <ColumnChart
        label={t('Paid by hour')}
        columns={hours.map(({ start }) => hourLabel(start))}
        series={[{ name: t('Paid'), colour: 'var(--chart-bar-strong)', values: hours.map(({ amount }) => heightOf(amount)) }]}
      />
      <Disclosure title={t('View as table')}>
        <FigureTable
          label={t('Paid by hour')}
          rows={hours.toReversed()}
          rowKey={({ start }) => start}
          columns={[
            { header: t('Hour'), cell: ({ start }) => hourLabel(start) },
            { header: t('Payouts'), numeric: true, cell: ({ count }) => count },
            { header: t('Paid'), numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
          ]}
        />
      </Disclosure>
    </Card>
  );
}
