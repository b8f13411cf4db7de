import type { Withdrawal } from '../api/wallet-api.ts';

/** How far a payout is, in plain words. */
export function payoutWords(state: Withdrawal['payoutState']): string {
  switch (state) {
    case 'held':
      return 'Reserved. We check and pay it within 1-3 business days.';
    case 'processing':
      return 'We are buying your gamepass now.';
    case 'unknown':
      return 'Waiting for the game platform to confirm the purchase.';
    case 'paid':
      return 'Paid';
    case 'rejected':
      return 'Rejected';
    case 'cancelled':
      return 'Cancelled by you';
    default:
      return state satisfies never;
  }
}
