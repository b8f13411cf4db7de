import { messageOf, requestIdOf } from '@facet/remote-kit';
import { formatAmount, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { useReleaseWithdrawalMutation, useReserveWithdrawalMutation, type Withdrawal } from './withdrawals-api.ts';

/** Takes one to be bought by hand, and gives it back; each says why it could not. */
export function useReservation() {
  const toast = useToast();
  const [reserve] = useReserveWithdrawalMutation();
  const [release] = useReleaseWithdrawalMutation();

  function say(title: string, error: Parameters<typeof messageOf>[0]): void {
    toast({ tone: 'danger', title, description: messageOf(error, t('Unknown error occurred')), requestId: requestIdOf(error) });
  }
  return {
    /** Undefined: it is not reserved. `buyerUserId`: the account that buys; empty: the bot's. */
    reserve: async (withdrawal: Withdrawal, buyerUserId: string): Promise<Withdrawal | undefined> => {
      const { data, error } = await reserve({ id: withdrawal.id, body: buyerUserId === '' ? {} : { buyerUserId } });
      if (error) say(t('It could not be reserved'), error);
      return data && { ...withdrawal, ...data.withdrawal };
    },
    /** True: it waits again. */
    release: async ({ id, username, amount }: Withdrawal): Promise<boolean> => {
      const { error } = await release({ id, body: {} });
      if (error) say(t('It could not be given back'), error);
      else
        toast({
          title: t('Given back'),
          description: t('{amount} of {name} waits again.', { amount: formatAmount(amount), name: username ?? '—' }),
        });
      return !error;
    },
  };
}
