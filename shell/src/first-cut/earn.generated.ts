// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOffers: build.query<ListOffersApiResponse, ListOffersApiArg>({
      query: (queryArg) => ({
        path: `/api/offers`,
        query: {
          filter: queryArg.filter,
          device: queryArg.device,
          search: queryArg.search,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    startOffer: build.mutation<StartOfferApiResponse, StartOfferApiArg>({
      query: (queryArg) => ({ path: `/api/offers/start`, method: 'POST', body: queryArg }),
    }),
    completeSocialTask: build.mutation<CompleteSocialTaskApiResponse, CompleteSocialTaskApiArg>({
      query: (queryArg) => ({
        path: `/api/social-media-tasks/${queryArg.id}/complete`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
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
export type ListOffersApiResponse = /** status 200 Done */ {
  offers: Offer[];
  /** how many fit, on all pages */
  total: number;
  nextCursor: string | null;
  providers: {
    id: string;
    label: string;
    /** asking: its list is on its way, ask again in a moment; away: it did not answer, its offers are hidden */
    state: 'ready' | 'asking' | 'away';
  }[];
  /** what the member began and is not paid in full for, the last begun first */
  begun: BegunOffer[];
};
export type ListOffersApiArg = {
  filter: 'all' | 'short' | 'high_pay' | 'games' | 'surveys' | 'videos' | 'no_download';
  /** only what can be done there */
  device?: 'phone' | 'computer';
  /** words of the title, the detail or the provider’s name, all of them */
  search?: string;
  sort: 'per_minute' | 'reward' | 'shortest' | 'newest';
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
};
export type StartOfferApiResponse = /** status 200 Done */ {
  /** the provider’s own address for this member; personal */
  url: string;
};
export type StartOfferApiArg = {
  provider: string;
  /** its id */
  offer: string;
};
export type ListSocialTasksApiResponse = /** status 200 Done */ { tasks: SocialTask[] };
export type StartSocialTaskApiResponse = /** status 200 Done */ { task: SocialTask };
export type CompleteSocialTaskApiResponse = /** status 200 Done */ {
  /** R$, two decimals */
  reward: string;
  /** false for a task that is not paid out */
  credited: boolean;
};
export type CompleteSocialTaskApiArg = { id: string; 'idempotency-key'?: string; body: {} };
export type GetRewardsApiResponse = /** status 200 Done */ Rewards;
export type GetRewardsApiArg = void;
export type ClaimRewardApiResponse = /** status 200 Done */ {
  /** R$, two decimals */
  reward: string;
};
export type ClaimRewardApiArg = { reward: 'daily' | 'weekly' | 'referral'; 'idempotency-key'?: string; body: {} };
export type Offer = {
  /** the provider’s */
  id: string;
  provider: { id: string; label: string };
  /** as the provider names it; null: it names none */
  title: string | null;
  detail: string | null;
  kind: 'survey' | 'game' | 'app' | 'video' | 'signup' | 'other';
  device: 'any' | 'phone' | 'computer';
  /** what it usually takes */
  minutes: number | null;
  /** R$, two decimals */
  reward: string;
  /** R$, two decimals */
  perMinute: string | null;
  steps: number;
  /** it came within a day, after the member’s first look */
  isNew: boolean;
  startedAt: string | null;
};
export type BegunOffer = {
  id: string;
  provider: { id: string; label: string };
  /** as the provider names it; null: it names none */
  title: string | null;
  /** R$, two decimals */
  reward: string;
  steps: number;
  /** how many the provider has paid since the start */
  paidSteps: number;
  startedAt: string;
  /** it can be gone on with */
  isOffered: boolean;
};
export type SocialTask = {
  id: string;
  title: string;
  /** https */
  link: string;
  /** R$, two decimals */
  reward: string;
  isActive: boolean;
  /** false: the amount is shown and not paid out */
  isRealReward: boolean;
  state: 'open' | 'started' | 'completed';
  /** of a started task: how long until it may be completed, by the server’s clock at the moment of the answer */
  waitSeconds: number | null;
  completedAt: string | null;
};
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
export const { useListOffersQuery, useStartOfferMutation, useCompleteSocialTaskMutation, useGetRewardsQuery, useClaimRewardMutation } =
  injectedRtkApi;
