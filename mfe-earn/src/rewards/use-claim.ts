import { failureOf, useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useClaimRewardMutation, type RewardName } from '../api/earn-api.ts';
import { toRobux } from '../money/robux.ts';
import { t } from '../texts.ts';

export interface Claiming {
  /** Claims the reward and tells the member what came of it. Never rejects. */
  claim: () => Promise<void>;
  isClaiming: boolean;
}

export function useClaim(reward: RewardName): Claiming {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [claimReward, { isLoading }] = useClaimRewardMutation();

  const claim = async () => {
    const { data, error } = await claimReward({ reward, 'idempotency-key': keyFor(reward), body: {} });
    heard(reward, error);
    if (!data) return toast({ tone: 'danger', title: t('Failed to claim reward'), ...failureOf(error) });
    invalidateProfile();
    toast({ title: t('Reward claimed'), description: t('You earned {reward} Robux!', { reward: toRobux(data.reward) }) });
  };

  return { claim, isClaiming: isLoading };
}
