import { useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { formatAmount, useToast } from '@facet/ui';
import { useState } from 'react';
import { withdrawalFailure } from '../api/withdrawal-failure.ts';
import { useRequestWithdrawalMutation, type Gamepass, type Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

export interface Withdrawing {
  /** Asks for a withdrawal and tells the member what came of it. Never rejects. */
  withdraw: (gamepass: Gamepass) => Promise<void>;
  isWithdrawing: boolean;
  /** Asked for, and nobody knows what became of it: the next try is of this one, and the same request. */
  undecided: Gamepass | null;
}

interface Outcome {
  onWithdrawn: (withdrawal: Withdrawal) => void;
  /** Something is not as it was when the page opened. */
  onRefused: () => unknown;
}

/** Lives as long as the page, and so do the keys of its requests. */
export function useWithdraw({ onWithdrawn, onRefused }: Outcome): Withdrawing {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const [requestWithdrawal, { isLoading }] = useRequestWithdrawalMutation();
  const { keyFor, heard } = useRequestKeys();
  const [undecided, setUndecided] = useState<Gamepass | null>(null);

  const withdraw = async (gamepass: Gamepass) => {
    const { id, price } = gamepass;
    const body = { amount: price, gamepassLink: `https://www.roblox.com/game-pass/${id}` };
    const asked = JSON.stringify(body);
    const { data, error } = await requestWithdrawal({ 'idempotency-key': keyFor(asked), body });
    const isDecided = heard(asked, error);
    setUndecided(isDecided ? null : gamepass);
    if (error && isDecided) onRefused();
    invalidateProfile();
    if (!data) return toast({ tone: 'danger', title: t('Withdrawal Failed'), ...withdrawalFailure(error) });
    toast({
      title: t('Withdrawal Requested'),
      description: t('{price} is reserved. Processing takes 1-3 business days.', { price: formatAmount(price) }),
    });
    onWithdrawn(data.withdrawal);
  };

  return { withdraw, isWithdrawing: isLoading, undecided };
}
