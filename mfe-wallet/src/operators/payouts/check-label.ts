import { msg, type Message } from '@facet/remote-kit';
import { t } from '../texts.ts';

/** What each check of the audit says that holds. */
const claims: Readonly<Record<string, Message>> = {
  'accounts-keep-their-sign': msg('Each account stays on its side of zero'),
  'adjustments-have-their-transfers': msg('Each adjustment has its transfer'),
  'sum-is-zero': msg('All accounts together are zero'),
  'balance-is-the-sum': msg('Each balance and debt is the sum of its transfers'),
  'chain-is-whole': msg('Each transfer continues the one before'),
  'hourly-totals-are-the-transfers': msg('The totals of each hour are the sums of its transfers'),
  'holds-end-once': msg('What is held is the sum of open holds, and no hold ends twice'),
  'keys-have-their-transfers': msg('Each key has its transfer, each transfer its key'),
  'payouts-have-their-purchases': msg('Each paid withdrawal was bought once'),
  'closings-hold': msg('Each closed month is what its hash and the ledger say'),
  'callers-are-known': msg('Each transfer was requested by a service of the site'),
  'promises-of-earn-are-kept': msg('Everything that earn promised was booked, and nothing else'),
  'promises-of-games-are-kept': msg('Everything that games promised was booked, and nothing else'),
  'promises-of-identity-are-kept': msg('Everything that identity promised was booked, and nothing else'),
  'promises-of-social-are-kept': msg('Everything that social promised was booked, and nothing else'),
  'purchases-are-payouts': msg('Each purchase of the bot paid a withdrawal'),
  'payouts-are-purchases': msg('The game platform lists each payout of the bot'),
  'purse-is-explained': msg('Nothing left the bot’s purse but purchases'),
  'roots-hold': msg('Each published root follows from what it commits to'),
  'roots-are-the-transfers': msg('Transfers lead to every published head'),
  'totals-are-the-types': msg('Totals are the sums of their types'),
  'withdrawals-have-their-transfers': msg('Each withdrawal has the transfers of its state'),
};

export const checkLabel = (check: string): string => (claims[check] ? t(claims[check]) : check);
