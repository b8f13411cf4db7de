import type { GlyphTone, IconName } from '@facet/ui';
import type { Transaction } from '../api/wallet-api.ts';

interface Kind {
  title: string;
  icon: IconName;
  tone: GlyphTone;
  /** What it is called when it is taken back. */
  undone: string;
}

const BY_TYPE: Record<string, Kind> = {
  wall_credit: { title: 'Offer completed', icon: 'coins', tone: 'accent', undone: 'Offer reversed' },
  social_task: { title: 'Social task', icon: 'coins', tone: 'accent', undone: 'Social task reversed' },
  daily_bonus: { title: 'Daily bonus', icon: 'gift', tone: 'accent', undone: 'Daily bonus reversed' },
  weekly_challenge: { title: 'Weekly challenge', icon: 'gift', tone: 'accent', undone: 'Weekly challenge reversed' },
  referral_bonus: { title: 'Referral bonus', icon: 'users-round', tone: 'accent', undone: 'Referral bonus reversed' },
  referral_reward: { title: 'Referral reward', icon: 'users-round', tone: 'accent', undone: 'Referral reward reversed' },
  promo: { title: 'Promo code', icon: 'gift', tone: 'accent', undone: 'Promo code reversed' },
  event_prize: { title: 'Event prize', icon: 'trophy', tone: 'accent', undone: 'Event prize reversed' },
  event_fee: { title: 'Event entry', icon: 'calendar-days', tone: 'default', undone: 'Event entry returned' },
  bet: { title: 'Game bet', icon: 'gamepad-2', tone: 'default', undone: 'Game bet returned' },
  game_win: { title: 'Game winnings', icon: 'gamepad-2', tone: 'accent', undone: 'Game winnings reversed' },
  refund: { title: 'Refund', icon: 'undo-2', tone: 'default', undone: 'Refund reversed' },
  welcome_bonus: { title: 'Welcome bonus', icon: 'gift', tone: 'accent', undone: 'Welcome bonus reversed' },
  adjustment: { title: 'Admin adjustment', icon: 'shield', tone: 'info', undone: 'Admin adjustment reversed' },
  withdrawal: { title: 'Withdrawal', icon: 'banknote-arrow-down', tone: 'warning', undone: 'Withdrawal returned' },
};
/** What a wallet of tomorrow may bring. */
const UNKNOWN: Kind = { title: 'Movement', icon: 'wallet', tone: 'default', undone: 'Movement reversed' };

/** What a line of the statement is called, and its icon. */
export function movementWords({ type, undo }: Pick<Transaction, 'type' | 'undo'>): Pick<Kind, 'title' | 'icon' | 'tone'> {
  const { title, icon, tone, undone } = (Object.hasOwn(BY_TYPE, type) && BY_TYPE[type]) || UNKNOWN;
  return undo ? { title: undone, icon: 'undo-2', tone: 'default' } : { title, icon, tone };
}
