import { formatMoney, parseMoney } from '@facet/service-kit';
import { readAnswer, type Clients } from '../clients/index.ts';
import type { MoneyWindowName } from './money-schemas.ts';

const daysOf: Readonly<Record<MoneyWindowName, number>> = { '24h': 1, '7d': 7, '30d': 30 };

/** By game, of rounds that ended in the last days. */
export async function readGameResults(games: Clients['games'], window: MoneyWindowName) {
  const days = daysOf[window];
  const { results } = await readAnswer('games', games.GET('/internal/results', { params: { query: { days: String(days) } } }));
  const names = [...new Set(results.map(({ game }) => game))].toSorted();
  return {
    days,
    games: names.map((game) => {
      const his = results.filter((result) => result.game === game);
      const sumOf = (field: 'staked' | 'paid') => his.reduce((sum, result) => sum + parseMoney(result[field], field), 0n);
      const [staked, paid] = [sumOf('staked'), sumOf('paid')];
      const rounds = his.reduce((sum, result) => sum + result.rounds, 0);
      return { game, rounds, staked: formatMoney(staked), paid: formatMoney(paid), result: formatMoney(staked - paid) };
    }),
  };
}

/** The walls that ever sent anything, as earn sees them. */
export async function readWallFigures(earn: Clients['earn'], window: MoneyWindowName) {
  const days = daysOf[window];
  const { providers } = await readAnswer('earn', earn.GET('/internal/provider-stats', { params: { query: { days } } }));
  const walls = providers.filter(({ lastAcceptedAt, refused, noted }) => lastAcceptedAt !== null || refused + noted > 0);
  return {
    days,
    walls: walls.map(({ duplicate: _duplicate, noted: _noted, ...figures }) => figures),
  };
}
