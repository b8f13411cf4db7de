import { msg, type Message, type Transaction } from '@facet/remote-kit';
import type { GlyphTone, IconName } from '@facet/ui';
import { t } from '../texts.ts';

export interface TransactionLabel {
  title: string;
  icon: IconName;
  tone: GlyphTone;
}

interface Kind extends Omit<TransactionLabel, 'title'> {
  title: Message;
  /** What it is called when it goes the other way. */
  undone?: { title: Message; sign: '+' | '-' };
}

const BY_CATEGORY: Record<Transaction['category'], Kind> = {
  earn: { title: msg('Offer completed'), icon: 'coins', tone: 'accent', undone: { title: msg('Offer reversed'), sign: '-' } },
  promo: { title: msg('Promo code'), icon: 'gift', tone: 'accent', undone: { title: msg('Promo code reversed'), sign: '-' } },
  event_prize: { title: msg('Event prize'), icon: 'trophy', tone: 'accent', undone: { title: msg('Event prize reversed'), sign: '-' } },
  welcome: { title: msg('Welcome bonus'), icon: 'gift', tone: 'accent', undone: { title: msg('Welcome bonus reversed'), sign: '-' } },
  withdrawal: {
    title: msg('Withdrawal'),
    icon: 'banknote-arrow-down',
    tone: 'warning',
    undone: { title: msg('Withdrawal returned'), sign: '+' },
  },
  game_win: { title: msg('Game winnings'), icon: 'gamepad-2', tone: 'default' },
  game: { title: msg('Game activity'), icon: 'gamepad-2', tone: 'default' },
  adjustment: { title: msg('Admin adjustment'), icon: 'shield', tone: 'info' },
  other: { title: msg('Transaction'), icon: 'wallet', tone: 'default' },
};

/** Where the type says more than its category. */
const BY_TYPE: Record<string, Pick<Kind, 'title' | 'undone'>> = {
  social_task: { title: msg('Social task'), undone: { title: msg('Social task reversed'), sign: '-' } },
  daily_bonus: { title: msg('Daily Login Bonus') },
  weekly_challenge: { title: msg('Weekly Challenge') },
  referral_bonus: { title: msg('Referral share'), undone: { title: msg('Referral share reversed'), sign: '-' } },
  referral_reward: { title: msg('Referral Bonus') },
  bet: { title: msg('Game bet'), undone: { title: msg('Game bet returned'), sign: '+' } },
  event_fee: { title: msg('Event entry'), undone: { title: msg('Event entry returned'), sign: '+' } },
};

/** What a transaction is called in a list, and its icon. One that goes the other way than its kind does says so. */
export function labelFor({ type, category, amount }: Pick<Transaction, 'type' | 'category' | 'amount'>): TransactionLabel {
  // A wallet of tomorrow may have other categories.
  const { icon, tone, ...ofCategory } = BY_CATEGORY[category] ?? BY_CATEGORY.other;
  const { title, undone } = BY_TYPE[type] ?? ofCategory;
  return undone?.sign === signOf(amount)
    ? { title: t(undone.title), icon: 'undo-2', tone: undone.sign === '-' ? 'danger' : 'default' }
    : { title: t(title), icon, tone };
}

function signOf(amount: string): '+' | '-' | '' {
  if (amount.startsWith('-')) return '-';
  return /[1-9]/.test(amount) ? '+' : '';
}
