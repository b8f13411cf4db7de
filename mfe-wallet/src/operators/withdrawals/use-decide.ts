import { isRequestError, messageOf, requestIdOf } from '@facet/remote-kit';
import { formatAmount, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { useProcessWithdrawalMutation, type Withdrawal } from './withdrawals-api.ts';

export interface WrittenDecision {
  status: 'completed' | 'failed';
  rejectionReason?: string;
  autoPayout?: boolean;
}

/**
 * Decides on one and says what came of it. True: the dialog may close (it is decided, or cannot be decided any more).
 */
export function useDecide(): (withdrawal: Withdrawal, decision: WrittenDecision) => Promise<boolean> {
  const toast = useToast();
  const [process] = useProcessWithdrawalMutation();
  return async ({ id, username, amount }, decision) => {
    const { data, error } = await process({ id, body: decision });
    const about = t('{amount} of {name}', { amount: formatAmount(amount), name: username ?? '—' });
    if (error) {
      const message = messageOf(error, t('Unknown error occurred'));
      if (isRateLimited(error, message))
        toast({
          tone: 'info',
          title: t('Auto payout rate limited'),
          description: t('{about} stays pending for manual processing. {message}', { about, message }),
        });
      else toast({ tone: 'danger', title: t('Withdrawal processing failed'), description: message, requestId: requestIdOf(error) });
      return isRequestError(error) && error.kind === 'refused' && error.status === 409;
    }
    if (data.payoutState === 'unknown')
      toast({
        tone: 'info',
        title: t('Not known yet'),
        description: t('The platform did not say whether {about} was bought. It is asked until it does; nothing is paid twice.', { about }),
      });
    else toast({ title: decision.status === 'completed' ? t('Withdrawal approved') : t('Withdrawal rejected'), description: about });
    return true;
  };
}

function isRateLimited(error: unknown, message: string): boolean {
  const status = isRequestError(error) && error.kind !== 'network' ? error.status : undefined;
  return status === 429 || /rate.?limit|429/i.test(message);
}
