import { failureOf, useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { formatAmount, useToast } from '@facet/ui';
import { useClaimRewardMutation } from '../api/earn-api.ts';
import { t } from '../texts.ts';

const REWARD = 'referral';

/** Claims the bonus of every friend at the goal and tells the member what came of it. Never rejects. */
export function useClaim(): () => Promise<void> {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [claimReward] = useClaimRewardMutation();
  return async () => {
    const { data, error } = await claimReward({ reward: REWARD, 'idempotency-key': keyFor(REWARD), body: {} });
    heard(REWARD, error);
    if (!data) return toast({ tone: 'danger', title: t('Failed to claim reward'), ...failureOf(error) });
    invalidateProfile();
    toast({ title: t('Reward claimed'), description: t('{reward} is in your balance.', { reward: formatAmount(data.reward) }) });
  };
}
