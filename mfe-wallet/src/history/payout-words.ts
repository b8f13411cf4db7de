import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

/** How far a payout is, in plain words. */
export function payoutWords(state: Withdrawal['payoutState']): string {
  switch (state) {
    case 'held':
      return t('Reserved. We check and pay it within 1-3 business days.');
    case 'processing':
      return t('We are buying your gamepass now.');
    case 'unknown':
      return t('Waiting for the game platform to confirm the purchase.');
    case 'paid':
      return t('Paid');
    case 'rejected':
      return t('Rejected');
    case 'cancelled':
      return t('Cancelled by you');
    default:
      return state satisfies never;
  }
}
