import { useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { formatAmount, useToast } from '@facet/ui';
import { withdrawalFailure } from '../api/withdrawal-failure.ts';
import { useRequestWithdrawalMutation, type Gamepass, type Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

export interface Withdrawing {
  /** Asks for a withdrawal and tells the member what came of it. Never rejects. */
  withdraw: (gamepass: Gamepass) => Promise<void>;
  isWithdrawing: boolean;
}

/** Lives as long as the wizard, and so do the keys of its requests. */
export function useWithdraw(onWithdrawn: (withdrawal: Withdrawal) => void): Withdrawing {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const [requestWithdrawal, { isLoading }] = useRequestWithdrawalMutation();
  const { keyFor, heard } = useRequestKeys();

  const withdraw = async ({ id, price }: Gamepass) => {
    const body = { amount: price, gamepassLink: `https://www.roblox.com/game-pass/${id}` };
    const asked = JSON.stringify(body);
    const { data, error } = await requestWithdrawal({ 'idempotency-key': keyFor(asked), body });
    heard(asked, error);
    invalidateProfile();
    if (!data) return toast({ tone: 'danger', title: t('Withdrawal Failed'), ...withdrawalFailure(error) });
    toast({
      title: t('Withdrawal Requested'),
      description: t('{price} is reserved. Processing takes 1-3 business days.', { price: formatAmount(price) }),
    });
    onWithdrawn(data.withdrawal);
  };

  return { withdraw, isWithdrawing: isLoading };
}
