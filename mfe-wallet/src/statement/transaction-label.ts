import { msg, type Message } from '@facet/remote-kit';
import type { GlyphTone, IconName } from '@facet/ui';
import type { Transaction } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

interface Kind {
  title: Message;
  icon: IconName;
  tone: GlyphTone;
  /** What it is called when it is taken back. */
  undone: Message;
}

const BY_TYPE: Record<string, Kind> = {
  wall_credit: { title: msg('Offer completed'), icon: 'coins', tone: 'accent', undone: msg('Offer reversed') },
  social_task: { title: msg('Social task'), icon: 'coins', tone: 'accent', undone: msg('Social task reversed') },
  daily_bonus: { title: msg('Daily Login Bonus'), icon: 'gift', tone: 'accent', undone: msg('Daily Login Bonus reversed') },
  weekly_challenge: { title: msg('Weekly Challenge'), icon: 'gift', tone: 'accent', undone: msg('Weekly Challenge reversed') },
  referral_bonus: { title: msg('Referral share'), icon: 'users-round', tone: 'accent', undone: msg('Referral share reversed') },
  referral_reward: { title: msg('Referral Bonus'), icon: 'users-round', tone: 'accent', undone: msg('Referral Bonus reversed') },
  promo: { title: msg('Promo code'), icon: 'gift', tone: 'accent', undone: msg('Promo code reversed') },
  event_prize: { title: msg('Event prize'), icon: 'trophy', tone: 'accent', undone: msg('Event prize reversed') },
  event_fee: { title: msg('Event entry'), icon: 'calendar-days', tone: 'default', undone: msg('Event entry returned') },
  bet: { title: msg('Game bet'), icon: 'gamepad-2', tone: 'default', undone: msg('Game bet returned') },
  game_win: { title: msg('Game winnings'), icon: 'gamepad-2', tone: 'accent', undone: msg('Game winnings reversed') },
  refund: { title: msg('Refund'), icon: 'undo-2', tone: 'default', undone: msg('Refund reversed') },
  welcome_bonus: { title: msg('Welcome bonus'), icon: 'gift', tone: 'accent', undone: msg('Welcome bonus reversed') },
  adjustment: { title: msg('Admin adjustment'), icon: 'shield', tone: 'info', undone: msg('Admin adjustment reversed') },
  withdrawal: { title: msg('Withdrawal'), icon: 'banknote-arrow-down', tone: 'warning', undone: msg('Withdrawal returned') },
};
/** What a wallet of tomorrow may bring. */
const UNKNOWN: Kind = { title: msg('Transaction'), icon: 'wallet', tone: 'default', undone: msg('Transaction reversed') };

type Labelled = Pick<Transaction, 'type' | 'undo' | 'amount'>;

/** What a line of the statement is called, and its icon; what is taken back from the member is in the danger's tone. */
export function transactionLabel({ type, undo, amount }: Labelled): Pick<Kind, 'icon' | 'tone'> & { title: string } {
  const { title, icon, tone, undone } = (Object.hasOwn(BY_TYPE, type) && BY_TYPE[type]) || UNKNOWN;
  return undo ? { title: t(undone), icon: 'undo-2', tone: amount.startsWith('-') ? 'danger' : 'default' } : { title: t(title), icon, tone };
}
