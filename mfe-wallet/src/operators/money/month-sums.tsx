import { numberFormat } from '@facet/remote-kit';
import { Disclosure, Money, SkeletonRows, SumList } from '@facet/ui';
import { type FigureColumn, FigureTable, LoadFailure, moneyColumn } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useReadMonthQuery, type MonthFile } from './money-api.ts';
import { MonthFiles } from './month-files.tsx';
import styles from './money.module.css';

type Content = MonthFile['content'];
type Line = Content['lines'][number];

const count = numberFormat();

/** What a month came to, or comes to so far. */
export function MonthSums({ month }: { month: string }) {
  const { currentData, error, isFetching, refetch } = useReadMonthQuery(month, { refetchOnMountOrArgChange: true });
  if (error) return <LoadFailure title={t('The month did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  if (!currentData) return <SkeletonRows count={8} />;
  const { content } = currentData;
  return (
    <>
      <Sums content={content} />
      <div className={styles.tables}>
        <Disclosure title={t('Accounts ({count})', { count: content.accounts.length })}>
          <FigureTable label={t('Accounts')} columns={accountColumns()} rows={content.accounts} rowKey={({ account }) => account} />
        </Disclosure>
        <Disclosure title={t('What moved ({count})', { count: content.lines.length })}>
          <FigureTable label={t('What moved')} columns={lineColumns()} rows={content.lines} rowKey={(line) => Object.values(line).join()} />
        </Disclosure>
      </div>
      <MonthFiles month={month} />
    </>
  );
}

function Sums({ content: { transfers, flow, owed, withdrawalsPaid: paid } }: { content: Content }) {
  const line = (label: string, amount: string) => ({ label, value: <Money amount={amount} /> });
  return (
    <SumList
      variant="receipt"
      lines={[
        { label: t('Transfers'), value: count(transfers) },
        line(t('From walls'), flow.fromWalls),
        line(t('Other earnings'), flow.otherwise),
        line(t('House result of games'), flow.houseResult),
        line(t('Paid out ({count, plural, one {# withdrawal} other {# withdrawals}})', { count: paid.count }), flow.paidOut),
        line(t('Of this, kept by the platform'), paid.platformShare),
        line(t('Members’ balances at the end of the month'), owed.available),
        line(t('Held for withdrawals at the end of the month'), owed.held),
      ]}
      total={line(t('Owed: the reserve needed'), owed.total)}
    />
  );
}

function accountColumns(): readonly FigureColumn<Content['accounts'][number]>[] {
  return [
    { header: t('Account'), cell: ({ account }) => account },
    moneyColumn(t('Opening'), ({ opening }) => opening),
    moneyColumn(t('In'), (account) => account.in),
    moneyColumn(t('Out'), ({ out }) => out),
    moneyColumn(t('Closing'), ({ closing }) => closing),
  ];
}

function lineColumns(): readonly FigureColumn<Line>[] {
  return [
    { header: t('Type'), cell: ({ type, undo }) => (undo ? t('{type}, undone', { type }) : type) },
    { header: t('From'), cell: ({ debitAccount }) => debitAccount },
    { header: t('To'), cell: ({ creditAccount }) => creditAccount },
    { header: t('Transfers'), numeric: true, cell: ({ transfers }) => count(transfers) },
    moneyColumn(t('Amount'), ({ amount }) => amount),
  ];
}
