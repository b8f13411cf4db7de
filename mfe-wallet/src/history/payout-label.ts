import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

/** How far a payout is, in plain words. */
export function payoutLabel(state: Withdrawal['payoutState']): string {
  switch (state) {
    case 'held':
      return t('Usually within 1-3 business days.');
    case 'processing':
      return t('We’re buying it right now.');
    case 'unknown':
      return t('Waiting for the game platform to confirm the purchase.');
    case 'paid':
      return t('Paid');
    case 'rejected':
      return t('Refused');
    case 'cancelled':
      return t('You cancelled it');
    default:
      return state satisfies never;
  }
}
