import { useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { formatAmount, useToast } from '@facet/ui';
import { withdrawalFailure } from '../api/withdrawal-failure.ts';
import { useRequestTestWithdrawalMutation, type Experience, type Gamepass } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

/** Asks for a test withdrawal and tells the member what came of it. Never rejects. */
export function useTestWithdraw(onWithdrawn: () => void): (experience: Experience, gamepass: Gamepass) => Promise<void> {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const [requestTestWithdrawal] = useRequestTestWithdrawalMutation();
  const { keyFor, heard } = useRequestKeys();

  return async ({ experienceId, placeId, name }, { id, price }) => {
    const body = { amount: price, experienceId, placeId, experienceName: name, gamepassId: id };
    const asked = JSON.stringify(body);
    const { data, error } = await requestTestWithdrawal({ 'idempotency-key': keyFor(asked), body });
    heard(asked, error);
    invalidateProfile();
    if (!data) return toast({ tone: 'danger', title: t('Test Withdrawal Failed'), ...withdrawalFailure(error) });
    toast({
      title: t('Test Withdrawal Requested'),
      description: t('{price} is reserved, as in a normal withdrawal.', { price: formatAmount(price) }),
    });
    onWithdrawn();
  };
}
