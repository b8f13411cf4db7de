import { msg, type Message } from '@facet/remote-kit';
import type { ListTransactionsApiArg } from '../api/wallet.generated.ts';

export type Category = NonNullable<ListTransactionsApiArg['category']>;
type EarnedName = NonNullable<ListTransactionsApiArg['earned']>;

/** Which lines are shown; what is absent does not narrow. */
export interface StatementFilter {
  category?: Category;
  /** UTC, such as 2026-11. */
  month?: string;
  /** What a figure of another page counts. */
  earned?: EarnedName;
  /** A day, UTC, such as 2026-11-23. */
  since?: string;
  /** A part of the stored words, a reference or an amount. */
  search?: string;
}

/** What the filter calls each category, in its order. */
export const categoryLabels: Record<Category, Message> = {
  earn: msg('Earnings'),
  games: msg('Games'),
  withdrawal: msg('Withdrawals'),
  rewards: msg('Rewards'),
  referrals: msg('Referrals'),
  taken_back: msg('Reversed'),
  promo: msg('Promo codes'),
  event_prize: msg('Event prizes'),
  game_win: msg('Game winnings'),
  game: msg('Game activity'),
  adjustment: msg('Adjustments'),
  welcome: msg('Welcome bonus'),
  other: msg('Other'),
};

/** What is earned, by the names that figures have elsewhere. */
export const earnedLabels: Record<EarnedName, Message> = {
  total: msg('Total Earned'),
  walls: msg('Surveys and offers'),
  tasks: msg('Social tasks'),
  codes: msg('Promo codes'),
  rewards: msg('Daily and weekly rewards'),
  referrals: msg('Referrals'),
  referralShares: msg('Shares of what friends earned'),
  referralBonuses: msg('Bonuses for friends'),
  prizes: msg('Event prizes'),
};

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
/** The longest search that there is. */
export const SEARCH_LENGTH = 100;
const CONTROL = /\p{Cc}/u;
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The filter that an address asks for; what is none of ours is left out. */
export function parseFilter(search: URLSearchParams): StatementFilter {
  const category = search.get('category');
  const month = search.get('month');
  const earned = search.get('earned');
  const since = search.get('since');
  const words = search.get('search')?.trim();
  return {
    ...(category !== null && isCategory(category) && { category }),
    ...(month !== null && MONTH.test(month) && { month }),
    ...(earned !== null && isEarned(earned) && { earned }),
    ...(since !== null && isDay(since) && { since }),
    ...(words && isSearch(words) && { search: words }),
  };
}

/** What the wallet takes. */
function isSearch(text: string): boolean {
  return text.length <= SEARCH_LENGTH && !CONTROL.test(text);
}

function isEarned(text: string): text is EarnedName {
  return Object.hasOwn(earnedLabels, text);
}

/** One that there is: no 30 February. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function isCategory(text: string): text is Category {
  return Object.hasOwn(categoryLabels, text);
}
