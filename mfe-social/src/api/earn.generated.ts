// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRewards: build.query<GetRewardsApiResponse, GetRewardsApiArg>({ query: () => ({ path: `/api/rewards` }) }),
    claimReward: build.mutation<ClaimRewardApiResponse, ClaimRewardApiArg>({
      query: (queryArg) => ({
        path: `/api/rewards/${queryArg.reward}/claim`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
  }),
});
export { injectedRtkApi as earnApi };
export type GetRewardsApiResponse = /** status 200 Done */ Rewards;
export type GetRewardsApiArg = void;
export type ClaimRewardApiResponse = /** status 200 Done */ {
  /** R$, two decimals */
  reward: string;
};
export type ClaimRewardApiArg = { reward: 'daily' | 'weekly' | 'referral'; 'idempotency-key'?: string; body: {} };
export type Rewards = {
  daily: {
    /** false: switched off by the operators, nothing can be claimed */
    isEnabled: boolean;
    canClaim: boolean;
    /** days in a row up to the last claim; a missed day ends it */
    streak: number;
    isClaimedToday: boolean;
    /** days of this month that can be missed without ending the row */
    freezesLeft: number;
    /** what the next claim of the row pays, R$, two decimals */
    next: string;
    /** a wall’s or a task’s credit within the last 7 days is needed first */
    needsEarning: boolean;
    /** seven days; `today` is the one that can be claimed today */
    days: {
      /** in the row */
      day: number;
      /** R$, two decimals */
      amount: string;
      state: 'claimed' | 'today' | 'coming';
    }[];
  };
  weekly: {
    /** false: switched off by the operators, nothing can be claimed */
    isEnabled: boolean;
    canClaim: boolean;
    /** ISO week, UTC */
    week: string;
    /** the week that a claim would pay: this one, or the last */
    claimableWeek: string | null;
    /** by walls, tasks and codes this week, R$, two decimals */
    earned: string;
    /** R$, two decimals */
    goal: string;
    /** R$, two decimals */
    reward: string;
    /** this week’s */
    isClaimed: boolean;
    endsAt: string;
  };
  referral: {
    /** false: switched off by the operators, nothing can be claimed */
    isEnabled: boolean;
    canClaim: boolean;
    /** for each friend, R$, two decimals */
    reward: string;
    /** R$, two decimals */
    goal: string;
    claimableCount: number;
    /** what a claim would pay now, R$, two decimals */
    claimable: string;
    friendCount: number;
    /** at most 50: who has reached the goal first, then the newest */
    friends: {
      /** shortened */
      username: string;
      joinedAt: string;
      /** no more than the goal: what else a friend has is theirs */
      totalEarned: string;
      state: 'earning' | 'reached' | 'claimed';
    }[];
    /** the wallet is away: totals are the last known */
    stale: boolean;
  };
};
export const { useGetRewardsQuery, useClaimRewardMutation } = injectedRtkApi;
