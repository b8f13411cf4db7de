import { useClaim } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useClaimRewardMutation, type RewardName } from '../api/earn-api.ts';

/** Claims the reward and tells the member what came of it. Never rejects. */
export function useClaimReward(reward: RewardName): () => Promise<void> {
  const claim = useClaim(useToast());
  const [send] = useClaimRewardMutation();
  return () => claim(reward, (key) => send({ reward, 'idempotency-key': key, body: {} }));
}
