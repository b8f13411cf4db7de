import { formatAmount, useToast } from '@facet/ui';
import { useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useAskAboutWithdrawalMutation, type Withdrawal } from './withdrawals-api.ts';

/** Asks the platform about an unknown purchase at once, and says what it answered. */
export function useAskNow() {
  const toast = useToast();
  const fail = useFailure();
  const [send, { isLoading }] = useAskAboutWithdrawalMutation();
  return {
    isAsking: isLoading,
    ask: async ({ id, amount, username }: Withdrawal): Promise<void> => {
      const { data, error } = await send({ id, body: {} });
      if (error) return fail(t('The platform could not be asked'), error);
      const whose = { amount: formatAmount(amount), name: username ?? '—' };
      switch (data.withdrawal.payoutState) {
        case 'paid':
          return toast({ title: t('It was bought'), description: t('{amount} to {name} is paid.', whose) });
        case 'held':
          return toast({ title: t('It was not bought'), description: t('{amount} of {name} waits in the queue again.', whose) });
        default:
          return toast({ title: t('Still unknown'), description: t('The platform has no clear answer yet. It is asked again by itself.') });
      }
    },
  };
}
