import type { Transaction } from '@facet/remote-kit';
import type { GlyphTone, IconName } from '@facet/ui';

export interface TransactionWords {
  title: string;
  icon: IconName;
  tone: GlyphTone;
}

const BY_CATEGORY: Record<Transaction['category'], TransactionWords> = {
  earn: { title: 'Offer completed', icon: 'coins', tone: 'accent' },
  promo: { title: 'Promo code', icon: 'gift', tone: 'accent' },
  event_prize: { title: 'Event prize', icon: 'trophy', tone: 'accent' },
  welcome: { title: 'Welcome bonus', icon: 'gift', tone: 'accent' },
  withdrawal: { title: 'Withdrawal', icon: 'banknote-arrow-down', tone: 'warning' },
  game_win: { title: 'Game winnings', icon: 'gamepad-2', tone: 'default' },
  game: { title: 'Game activity', icon: 'gamepad-2', tone: 'default' },
  adjustment: { title: 'Admin adjustment', icon: 'shield', tone: 'info' },
  other: { title: 'Transaction', icon: 'wallet', tone: 'default' },
};

const TITLE_BY_TYPE: Record<string, string> = {
  social_task: 'Social task',
  daily_bonus: 'Daily bonus',
  weekly_challenge: 'Weekly challenge',
  referral_bonus: 'Referral bonus',
  referral_reward: 'Referral reward',
  bet: 'Game bet',
  event_fee: 'Event entry',
};

/** What a movement is called in a list, and its sign. Undone ones say so. */
export function wordsFor({ type, category, amount }: Pick<Transaction, 'type' | 'category' | 'amount'>): TransactionWords {
  const words = BY_CATEGORY[category] ?? BY_CATEGORY.other;
  const title = TITLE_BY_TYPE[type] ?? words.title;
  const isUndone = isOutward(category, type)
    ? isPositive(amount)
    : amount.startsWith('-') && category !== 'adjustment' && category !== 'other';
  if (!isUndone) return { ...words, title };
  return isOutward(category, type)
    ? { title: `${title} returned`, icon: 'undo-2', tone: 'default' }
    : { title: `${title} reversed`, icon: 'undo-2', tone: 'danger' };
}

function isOutward(category: Transaction['category'], type: string): boolean {
  return category === 'withdrawal' || type === 'bet' || type === 'event_fee';
}

function isPositive(amount: string): boolean {
  return !amount.startsWith('-') && /[1-9]/.test(amount);
}
