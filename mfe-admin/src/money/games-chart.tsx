import { messageOf, requestIdOf } from '@facet/remote-kit';
import { ErrorCard, Money as Amount, SkeletonRows } from '@facet/ui';
import { FigureTable, heightOf, ColumnChart } from '../figures/index.ts';
import { t } from '../texts.ts';
import { bucketWords } from './bucket-words.ts';
import { ChartCard } from './chart-card.tsx';
import { useReadGameResultsQuery, type Bucket, type Money, type MoneyWindow } from './money-api.ts';
import styles from './money.module.css';

type Row = Pick<Bucket, 'staked' | 'won' | 'houseResult'> & { key: string; name: string };

/** What games kept, in the ledger; by game, as games says it of rounds that ended. */
export function GamesChart({ money }: { money: Money }) {
  const names = money.buckets.map(({ start }) => bucketWords(money.by, start));
  const rows: Row[] = [
    ...money.buckets.map((bucket, index) => ({ ...bucket, key: bucket.start, name: names[index] ?? '' })),
    { ...money.sum, key: 'sum', name: t('Sum') },
  ];
  return (
    <ChartCard
      id="house-result"
      title={t('House result of games')}
      csv={`/api/admin/money.csv?window=${money.window}&table=games`}
      chart={
        <ColumnChart
          label={t('What members staked, what games paid, and the difference')}
          columns={names}
          series={[
            { name: t('Staked'), colour: 'var(--chart-bar)', values: money.buckets.map(({ staked }) => heightOf(staked)) },
            { name: t('Paid by games'), colour: 'var(--chart-loss)', values: money.buckets.map(({ won }) => -heightOf(won)) },
          ]}
          line={{
            name: t('House result'),
            colour: 'var(--text-strong)',
            values: money.buckets.map(({ houseResult }) => heightOf(houseResult)),
          }}
        />
      }
      columns={[
        { header: money.by === 'hour' ? t('Hour') : t('Day (UTC)'), cell: ({ name }) => name },
        { header: t('Staked'), numeric: true, cell: ({ staked }) => <Amount amount={staked} /> },
        { header: t('Paid by games'), numeric: true, cell: ({ won }) => <Amount amount={won} /> },
        { header: t('House result'), numeric: true, cell: ({ houseResult }) => <Amount signed amount={houseResult} /> },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    >
      <ByGame window={money.window} />
    </ChartCard>
  );
}

function ByGame({ window }: { window: MoneyWindow }) {
  const { currentData, error, isFetching, refetch } = useReadGameResultsQuery(window);
  if (!currentData && error)
    return (
      <ErrorCard title={t('Results by game did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  if (!currentData) return <SkeletonRows count={2} />;
  if (currentData.games.length === 0) return <p className={styles.none}>{t('No round has ended in this time.')}</p>;
  return (
    <FigureTable
      label={t('By game, rounds that ended')}
      rows={currentData.games}
      rowKey={({ game }) => game}
      columns={[
        { header: t('Game'), cell: ({ game }) => game },
        { header: t('Rounds'), numeric: true, cell: ({ rounds }) => rounds },
        { header: t('Staked'), numeric: true, cell: ({ staked }) => <Amount amount={staked} /> },
        { header: t('Paid by games'), numeric: true, cell: ({ paid }) => <Amount amount={paid} /> },
        { header: t('House result'), numeric: true, cell: ({ result }) => <Amount signed amount={result} /> },
      ]}
    />
  );
}
