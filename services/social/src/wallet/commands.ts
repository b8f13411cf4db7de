import { formatMoney, type Command } from '@facet/service-kit';

/** Money to a member, once for each key. */
export function creditCommand(credit: {
  key: string;
  memberId: string;
  amountHundredths: bigint;
  type: 'event_prize' | 'referral_bonus';
  account: 'events' | 'referral';
  reason: string;
}): Command {
  const { amountHundredths, ...rest } = credit;
  const transfer = { ...rest, direction: 'credit', amount: formatMoney(amountHundredths) };
  return { to: 'wallet', path: '/internal/transfers', body: { transfers: [transfer] } };
}

/** Undoes the credit of that key, or keeps it from coming: the two messages may overtake each other. */
export function reverseCommand(credit: { key: string; memberId: string }): Command {
  return { to: 'wallet', path: '/internal/transfers/reverse', body: credit };
}
