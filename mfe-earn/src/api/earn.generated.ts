// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWalls: build.query<ListWallsApiResponse, ListWallsApiArg>({ query: () => ({ path: `/api/walls` }) }),
    startOffer: build.mutation<StartOfferApiResponse, StartOfferApiArg>({
      query: (queryArg) => ({ path: `/api/offers/start`, method: 'POST', body: queryArg }),
    }),
    startSocialTask: build.mutation<StartSocialTaskApiResponse, StartSocialTaskApiArg>({
      query: (queryArg) => ({ path: `/api/social-media-tasks/${queryArg.id}/start`, method: 'POST', body: queryArg.body }),
    }),
    completeSocialTask: build.mutation<CompleteSocialTaskApiResponse, CompleteSocialTaskApiArg>({
      query: (queryArg) => ({
        path: `/api/social-media-tasks/${queryArg.id}/complete`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    redeemPromoCode: build.mutation<RedeemPromoCodeApiResponse, RedeemPromoCodeApiArg>({
      query: (queryArg) => ({
        path: `/api/promo/redeem`,
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
    listPendingEarnings: build.query<ListPendingEarningsApiResponse, ListPendingEarningsApiArg>({
      query: () => ({ path: `/api/rewards/pending` }),
    }),
  }),
});
export { injectedRtkApi as earnApi };
export type ListWallsApiResponse = /** status 200 Done */ {
  walls: {
    /** a, b, c, d, or the name of another provider */
    id: string;
    /** the provider’s name */
    label: string;
    /** what its offers usually pay */
    range: string;
    /** what this member’s frame opens; personal */
    url: string;
    /** offered in a tab of its own as well */
    newTab: boolean;
    /** how long what it pays is held before it is credited */
    holdDays: number;
  }[];
};
export type ListWallsApiArg = void;
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
export type StartSocialTaskApiArg = { id: string; body: {} };
export type CompleteSocialTaskApiResponse = /** status 200 Done */ {
  /** R$, two decimals */
  reward: string;
  /** false for a task that is not paid out */
  credited: boolean;
};
export type CompleteSocialTaskApiArg = { id: string; 'idempotency-key'?: string; body: {} };
export type RedeemPromoCodeApiResponse = /** status 200 Done */ {
  /** R$, two decimals */
  reward: string;
};
export type RedeemPromoCodeApiArg = { 'idempotency-key'?: string; body: { code: string } };
export type GetRewardsApiResponse = /** status 200 Done */ Rewards;
export type GetRewardsApiArg = void;
export type ClaimRewardApiResponse = /** status 200 Done */ {
  /** R$, two decimals */
  reward: string;
};
export type ClaimRewardApiArg = { reward: 'daily' | 'weekly' | 'referral'; 'idempotency-key'?: string; body: {} };
export type ListEarningsApiResponse = /** status 200 Done */ { earnings: Earning[]; nextCursor: string | null };
export type ListPendingEarningsApiResponse = /** status 200 Done */ {
  pending: {
    id: string;
    source: 'wall' | 'task' | 'promo' | 'daily' | 'weekly' | 'referral';
    label: string;
    line: Line;
    /** R$, two decimals */
    amount: string;
    releasesAt: string;
    /** wall: it holds all that it credits; rule: of this site, for larger credits of new members */
    heldBy: 'wall' | 'rule';
  }[];
};
export type ListPendingEarningsApiArg = void;
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
export type Line = {
  /** which sentence, such as bombs.won, or which names: wall.provider, wall.offer; null: the source’s own words */
  kind: string | null;
  /** what the sentence is filled with */
  values: { [key: string]: string };
  /** the sentence in English, or those words */
  text: string;
  /** it takes a transfer back: to the member, or from them */
  undo?: 'returned' | 'reversed';
  /** what of a debt this paid */
  paidDebt?: string;
  /** what became a debt, since the balance was too low */
  newDebt?: string;
};
export type Earning = {
  id: string;
  /** the same as in the wallet’s statement */
  key: string;
  source: 'wall' | 'task' | 'promo' | 'daily' | 'weekly' | 'referral';
  /** wall and offer, task, code, or reward */
  label: string;
  line: Line;
  /** R$, two decimals */
  amount: string;
  /** pending: held until releasesAt; sent: on its way to the balance; reversed: taken back; cancelled: taken back before it was credited; refused: not accepted by the wallet */
  state: 'pending' | 'sent' | 'credited' | 'reversed' | 'cancelled' | 'refused';
  provider: { id: string; label: string } | null;
  /** the wall’s own number */
  transaction: string | null;
  /** as the wall names it */
  offer: string | null;
  earnedAt: string;
  releasesAt: string | null;
  heldBy: ('wall' | 'rule') | null;
  creditedAt: string | null;
  reversedAt: string | null;
};
export const {
  useListWallsQuery,
  useStartOfferMutation,
  useStartSocialTaskMutation,
  useCompleteSocialTaskMutation,
  useRedeemPromoCodeMutation,
  useGetRewardsQuery,
  useClaimRewardMutation,
  useListPendingEarningsQuery,
} = injectedRtkApi;
