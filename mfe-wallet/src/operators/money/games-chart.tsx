import { msg, type Message } from '@facet/remote-kit';
import { SkeletonRows } from '@facet/ui';
import { FigureTable, LoadFailure, moneyColumn, negated } from '@facet/console-kit';
import { t } from '../texts.ts';
import { lastDays } from './bucket-label.ts';
import { ChartCard, type ChartedMoney } from './chart-card.tsx';
import { countedWindow, useReadGameResultsQuery, type Flow, type GameResults, type MoneyWindow } from './money-api.ts';
import styles from './money.module.css';

type Game = GameResults['games'][number];

/** What games kept, in the ledger; by game, as games says it of rounds that ended. */
export function GamesChart({ money, failure, window }: ChartedMoney & { window: MoneyWindow }) {
  return (
    <ChartCard<Flow>
      id="house-result"
      title={t('House result of games')}
      label={t('What members staked, what games paid, and the difference')}
      money={money}
      failure={failure}
      table="games"
      rows={money?.buckets ?? []}
      sum={money?.sum}
      series={[
        { name: t('Staked'), colour: 'var(--chart-bar)', amountOf: ({ staked }) => staked },
        { name: t('Paid by games'), colour: 'var(--chart-loss)', amountOf: ({ won }) => negated(won) },
      ]}
      line={{ name: t('House result'), colour: 'var(--text-strong)', amountOf: ({ houseResult }) => houseResult }}
      columns={[
        moneyColumn(t('Staked'), ({ staked }) => staked),
        moneyColumn(t('Paid by games'), ({ won }) => won),
        moneyColumn(t('House result'), ({ houseResult }) => houseResult, { signed: true }),
      ]}
    >
      <ByGame window={window} />
    </ChartCard>
  );
}

function ByGame({ window }: { window: MoneyWindow }) {
  const { currentData, error, isFetching, refetch } = useReadGameResultsQuery(countedWindow(window));
  if (!currentData && error)
    return <LoadFailure title={t('Results by game did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  if (!currentData) return <SkeletonRows count={2} />;
  if (currentData.games.length === 0) return <p className={styles.none}>{t('No rounds ended in this period.')}</p>;
  return (
    <FigureTable
      label={t('By game, ended rounds')}
      rows={currentData.games}
      rowKey={({ game }) => game}
      columns={[
        { header: t('Game, {time}', { time: lastDays(currentData.days) }), cell: ({ game }) => gameLabel(game) },
        { header: t('Rounds'), numeric: true, cell: ({ rounds }) => rounds },
        moneyColumn<Game>(t('Staked'), ({ staked }) => staked),
        moneyColumn<Game>(t('Paid by games'), ({ paid }) => paid),
        moneyColumn<Game>(t('House result'), ({ result }) => result, { signed: true }),
      ]}
    />
  );
}

const GAMES: Readonly<Record<string, Message>> = { bombs: msg('Bombs'), crash: msg('Crash') };

/** As it calls itself where this page does not know it. */
function gameLabel(game: string): string {
  const label = GAMES[game];
  return label ? t(label) : game;
}
