import { earnApi as generated, type GetRewardsApiResponse } from './earn.generated.ts';

/** What services/earn knows of a member’s friends: how far each is from the goal, and what can be claimed for them. */
export type Friends = GetRewardsApiResponse['referral'];
export type Friend = Friends['friends'][number];

export const { useGetRewardsQuery, useClaimRewardMutation } = generated.enhanceEndpoints({
  endpoints: {
    getRewards: { providesTags: ['Friends'] },
    // A refusal as well: the list may not be true any more.
    claimReward: { invalidatesTags: ['Friends'] },
  },
});
