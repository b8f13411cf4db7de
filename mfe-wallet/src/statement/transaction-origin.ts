import { msg, type Message } from '@facet/remote-kit';
import type { Transaction } from '../api/wallet-api.ts';
import { receiptPath } from '../history/receipt-path.ts';
import { t } from '../texts.ts';

const ACCOUNTS: Record<string, Message> = {
  house: msg('The site'),
  'house:lost': msg('The site'),
  promo: msg('Promotions'),
  events: msg('Events'),
  referral: msg('Referrals'),
  adjustments: msg('Our team'),
  'payouts:held': msg('Reserved for withdrawals'),
  'payouts:paid': msg('Paid out'),
};

const SOURCES: Record<string, Message> = {
  earn: msg('Earnings and rewards'),
  social: msg('Events and referrals'),
  games: msg('Games'),
  identity: msg('Registration'),
  operators: msg('Our team'),
  wallet: msg('Withdrawals'),
};

/** The account on the other side, in words: where the money came from or went to. */
export function accountLabel(account: string): string {
  const wall = /^wall:(.+)$/.exec(account)?.[1];
  if (wall !== undefined) return t('Offer wall {wall}', { wall: wall.toUpperCase() });
  const words = Object.hasOwn(ACCOUNTS, account) && ACCOUNTS[account];
  return words ? t(words) : account;
}

/** Which part of the site booked it, in words. */
export function sourceLabel(source: string): string {
  const words = Object.hasOwn(SOURCES, source) && SOURCES[source];
  return words ? t(words) : source;
}

export interface OriginPage {
  path: string;
  label: string;
}

/** The page that knows more about a transaction: that of the part which booked it. Null where no page does. */
export function originPage({ source, type, reference }: Pick<Transaction, 'source' | 'type' | 'reference'>): OriginPage | null {
  switch (source) {
    case 'earn':
      return { path: `/rewards?why=${encodeURIComponent(reference)}`, label: t('See it in Rewards') };
    case 'games':
      return { path: '/games', label: t('Open Games') };
    case 'social':
      return type.startsWith('referral')
        ? { path: '/referrals', label: t('Open Referrals') }
        : { path: '/events', label: t('Open Events') };
    case 'wallet':
      return withdrawalPage(reference);
    default:
      return null;
  }
}

/** Its movements are booked as withdrawal:{id} and payout:{id}. */
function withdrawalPage(reference: string): OriginPage {
  const id = /^(?:withdrawal|payout):(.+)$/.exec(reference)?.[1];
  return id === undefined
    ? { path: '/withdraw', label: t('See it in Withdrawal History') }
    : { path: receiptPath({ id }), label: t('See the receipt') };
}
