import { refusalBy, walletResultOf } from '@facet/money-kit';
import type { CheckDelivered } from '@facet/service-kit';

/** A message is done only when the wallet has booked it, or its reversal was quicker; one that it refuses is parked. */
export const confirmTransfer: CheckDelivered = (message, answer) => {
  const result = walletResultOf(message, answer);
  switch (result?.status) {
    case undefined:
    case 'ok':
    case 'duplicate':
    case 'cancelled':
      return;
    case 'insufficient':
    case 'requirement':
    case 'key_reused':
    case 'refused':
    case 'unknown':
      throw refusalBy(result);
    default:
      result satisfies never;
  }
};
