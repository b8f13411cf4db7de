import type { Transaction } from '@facet/remote-kit';
import type { GlyphTone, IconName } from '@facet/ui';

export interface TransactionWords {
  title: string;
  icon: IconName;
  tone: GlyphTone;
}

interface Kind extends TransactionWords {
  /** What it is called when it goes the other way. */
  undone?: { title: string; sign: '+' | '-' };
}

const BY_CATEGORY: Record<Transaction['category'], Kind> = {
  earn: { title: 'Offer completed', icon: 'coins', tone: 'accent', undone: { title: 'Offer reversed', sign: '-' } },
  promo: { title: 'Promo code', icon: 'gift', tone: 'accent', undone: { title: 'Promo code reversed', sign: '-' } },
  event_prize: { title: 'Event prize', icon: 'trophy', tone: 'accent', undone: { title: 'Event prize reversed', sign: '-' } },
  welcome: { title: 'Welcome bonus', icon: 'gift', tone: 'accent', undone: { title: 'Welcome bonus reversed', sign: '-' } },
  withdrawal: { title: 'Withdrawal', icon: 'banknote-arrow-down', tone: 'warning', undone: { title: 'Withdrawal returned', sign: '+' } },
  game_win: { title: 'Game winnings', icon: 'gamepad-2', tone: 'default' },
  game: { title: 'Game activity', icon: 'gamepad-2', tone: 'default' },
  adjustment: { title: 'Admin adjustment', icon: 'shield', tone: 'info' },
  other: { title: 'Transaction', icon: 'wallet', tone: 'default' },
};

/** Where the type says more than its category. */
const BY_TYPE: Record<string, Pick<Kind, 'title' | 'undone'>> = {
  social_task: { title: 'Social task', undone: { title: 'Social task reversed', sign: '-' } },
  daily_bonus: { title: 'Daily bonus' },
  weekly_challenge: { title: 'Weekly challenge' },
  referral_bonus: { title: 'Referral bonus', undone: { title: 'Referral bonus reversed', sign: '-' } },
  referral_reward: { title: 'Referral reward' },
  bet: { title: 'Game bet', undone: { title: 'Game bet returned', sign: '+' } },
  event_fee: { title: 'Event entry', undone: { title: 'Event entry returned', sign: '+' } },
};

/** What a movement is called in a list, and its icon. One that goes the other way than its kind does says so. */
export function wordsFor({ type, category, amount }: Pick<Transaction, 'type' | 'category' | 'amount'>): TransactionWords {
  // A wallet of tomorrow may have other categories.
  const { icon, tone, ...ofCategory } = BY_CATEGORY[category] ?? BY_CATEGORY.other;
  const { title, undone } = BY_TYPE[type] ?? ofCategory;
  return undone?.sign === signOf(amount) ? { title: undone.title, icon: 'undo-2', tone: 'default' } : { title, icon, tone };
}

function signOf(amount: string): '+' | '-' | '' {
  if (amount.startsWith('-')) return '-';
  return /[1-9]/.test(amount) ? '+' : '';
}
