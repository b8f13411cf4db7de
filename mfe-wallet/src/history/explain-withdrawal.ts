import { formatTime } from '@facet/remote-kit';
import { formatAmount } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { payoutLabel } from './payout-label.ts';

/** What the state of a withdrawal means: how far it is, or why and when it ended. */
export function explainWithdrawal({ payoutState, reason, processedAt, amount }: Withdrawal): string {
  const when = processedAt === null ? null : formatTime(processedAt);
  const returned =
    when === null
      ? t('{amount} went back to your balance.', { amount: formatAmount(amount) })
      : t('{amount} went back to your balance on {when}.', { amount: formatAmount(amount), when });
  switch (payoutState) {
    case 'held':
    case 'processing':
    case 'unknown':
      return payoutLabel(payoutState);
    case 'paid':
      return when === null ? payoutLabel(payoutState) : t('Bought on {when}.', { when });
    case 'rejected':
      return reason === null ? returned : `${asSentence(reason)} ${returned}`;
    case 'cancelled':
      return `${payoutLabel(payoutState)}. ${returned}`;
    default:
      return payoutState satisfies never;
  }
}

function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}
