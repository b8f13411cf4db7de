import type { Transaction } from '../api/wallet-api.ts';

const ACCOUNTS: Record<string, string> = {
  house: 'The site',
  'house:lost': 'The site',
  promo: 'Promotions',
  events: 'Events',
  referral: 'Referrals',
  adjustments: 'Our operators',
  'payouts:held': 'Reserved for withdrawals',
  'payouts:paid': 'Paid out',
};

const SOURCES: Record<string, string> = {
  earn: 'Earnings and rewards',
  social: 'Events and referrals',
  games: 'Games',
  identity: 'Registration',
  admin: 'Our operators',
  wallet: 'Withdrawals',
};

/** The account on the other side, in words: where the money came from or went to. */
export function accountWords(account: string): string {
  const wall = /^wall:(.+)$/.exec(account)?.[1];
  if (wall !== undefined) return `Offer wall ${wall.toUpperCase()}`;
  return (Object.hasOwn(ACCOUNTS, account) && ACCOUNTS[account]) || account;
}

/** Which part of the site booked it, in words. */
export function sourceWords(source: string): string {
  return (Object.hasOwn(SOURCES, source) && SOURCES[source]) || source;
}

export interface OriginPage {
  path: string;
  label: string;
}

/** The page that knows more about a movement: that of the part which booked it. Null where no page does. */
export function originPage({ source, type, reference }: Pick<Transaction, 'source' | 'type' | 'reference'>): OriginPage | null {
  switch (source) {
    case 'earn':
      return { path: `/rewards?why=${encodeURIComponent(reference)}`, label: 'See it in Rewards' };
    case 'games':
      return { path: '/games', label: 'Open Games' };
    case 'social':
      return type.startsWith('referral') ? { path: '/referrals', label: 'Open Referrals' } : { path: '/events', label: 'Open Events' };
    case 'wallet':
      return { path: '/withdraw', label: 'See it in Withdrawal History' };
    default:
      return null;
  }
}
