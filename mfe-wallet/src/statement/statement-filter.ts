import { msg, type Message } from '@facet/remote-kit';
import type { Transaction } from '../api/wallet.generated.ts';

export type Category = Transaction['category'];

/** Which lines are shown; what is absent does not narrow. */
export interface StatementFilter {
  category?: Category;
  /** UTC, such as 2026-11. */
  month?: string;
}

/** What the filter calls each category, in its order. */
export const categoryLabels: Record<Category, Message> = {
  earn: msg('Earnings'),
  promo: msg('Promo codes'),
  event_prize: msg('Event prizes'),
  game_win: msg('Game winnings'),
  game: msg('Game activity'),
  withdrawal: msg('Withdrawals'),
  adjustment: msg('Adjustments'),
  welcome: msg('Welcome bonus'),
  other: msg('Other'),
};

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The filter that an address asks for; what is none of ours is left out. */
export function parseFilter(search: URLSearchParams): StatementFilter {
  const category = search.get('category');
  const month = search.get('month');
  return {
    ...(category !== null && isCategory(category) && { category }),
    ...(month !== null && MONTH.test(month) && { month }),
  };
}

function isCategory(text: string): text is Category {
  return Object.hasOwn(categoryLabels, text);
}
