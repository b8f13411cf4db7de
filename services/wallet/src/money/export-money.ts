import type { CsvRow } from '@facet/service-kit';
import type { readMoney } from './read-money.ts';

export const moneyTables = ['flows', 'earned', 'games', 'owed'] as const;
export type MoneyTable = (typeof moneyTables)[number];

type Money = Awaited<ReturnType<typeof readMoney>>;

/** The headings of one of the page's tables, as it stands there. */
export function moneyHeadings(table: MoneyTable, { by, walls }: Money): string[] {
  return [by === 'hour' ? 'Hour (UTC)' : 'Day (UTC)', ...headingsOf(table, walls)];
}

/** Its lines; the last one is the sum, where sums mean something. */
export function moneyRows(table: MoneyTable, { buckets, sum }: Money): CsvRow[] {
  const rows = buckets.map((bucket) => [bucket.start, ...cellsOf(table, bucket), ...owedOf(table, bucket.owed)]);
  return table === 'owed' ? rows : [...rows, ['Sum', ...cellsOf(table, sum)]];
}

function headingsOf(table: MoneyTable, walls: readonly string[]): string[] {
  switch (table) {
    case 'flows':
      return [...walls.map((wall) => `Wall ${wall} R$`), 'In from walls R$', 'Paid out R$', 'Net R$'];
    case 'earned':
      return [
        'Walls R$',
        'Tasks R$',
        'Promo codes R$',
        'Rewards R$',
        'Referrals R$',
        'Events R$',
        'Welcome R$',
        'Adjustments R$',
        'Earned R$',
      ];
    case 'games':
      return ['Staked R$', 'Paid R$', 'House result R$'];
    case 'owed':
      return ['Balances R$', 'Debts R$', 'Held R$'];
    default:
      return table satisfies never;
  }
}

function cellsOf(table: MoneyTable, flow: Money['sum']): string[] {
  switch (table) {
    case 'flows':
      return [...flow.walls, flow.fromWalls, flow.paidOut, flow.net];
    case 'earned': {
      const { fromWalls, tasks, promos, rewards, referrals, events, welcome, adjustments, earned } = flow;
      return [fromWalls, tasks, promos, rewards, referrals, events, welcome, adjustments, earned];
    }
    case 'games':
      return [flow.staked, flow.won, flow.houseResult];
    case 'owed':
      return [];
    default:
      return table satisfies never;
  }
}

function owedOf(table: MoneyTable, { balances, debts, held }: Money['buckets'][number]['owed']): string[] {
  return table === 'owed' ? [balances, debts, held] : [];
}
