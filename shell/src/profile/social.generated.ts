// Generated from services/social/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDrawBadges: build.query<ReadDrawBadgesApiResponse, ReadDrawBadgesApiArg>({ query: () => ({ path: `/api/events/badges` }) }),
    getReferralStats: build.query<GetReferralStatsApiResponse, GetReferralStatsApiArg>({ query: () => ({ path: `/api/referral/stats` }) }),
    getLeaderboard: build.query<GetLeaderboardApiResponse, GetLeaderboardApiArg>({ query: () => ({ path: `/api/referral/leaderboard` }) }),
    setFullName: build.mutation<SetFullNameApiResponse, SetFullNameApiArg>({
      query: (queryArg) => ({ path: `/api/referral/leaderboard`, method: 'PUT', body: queryArg }),
    }),
  }),
});
export { injectedRtkApi as socialApi };
export type ReadDrawBadgesApiResponse = /** status 200 Done */ {
  badges: {
    name: 'won_draw';
    have: number;
    needed: number;
    /** when it was reached */
    at: string | null;
  }[];
};
export type ReadDrawBadgesApiArg = void;
export type GetReferralStatsApiResponse = /** status 200 Done */ {
  referralCount: number;
  /** the two that follow, R$, two decimals */
  totalEarnings: string;
  /** of what friends earned; ranks rise by them */
  shares: string;
  /** for friends who reached the goal */
  bonuses: string;
  currentRank: Rank;
  nextRank: Rank | null;
  /** shares that the next rank still needs */
  missingToNext: string | null;
  /** 0 to 100: how far from the current rank’s requirement to the next one’s; 100 at the last */
  progressToNext: number;
};
export type GetReferralStatsApiArg = void;
export type GetLeaderboardApiResponse = /** status 200 Done */ Leaderboard;
export type GetLeaderboardApiArg = void;
export type SetFullNameApiResponse = /** status 200 Done */ Leaderboard;
export type SetFullNameApiArg = { fullName: boolean };
export type Rank = {
  id: string;
  name: string;
  /** percent of a referred member’s earnings */
  bonusPercentage: number;
  /** R$, two decimals */
  requiredEarnings: string;
  /** #rrggbb */
  color: string;
};
export type Leaderboard = {
  /** when it began: Monday, UTC */
  week: string;
  /** whether others see the member’s whole name, here and in events */
  fullName: boolean;
  earned: {
    place: number;
    /** shortened unless the member shows it, or is the caller */
    username: string;
    isYou: boolean;
    /** R$, two decimals */
    amount: string;
  }[];
  referred: {
    place: number;
    /** shortened unless the member shows it, or is the caller */
    username: string;
    isYou: boolean;
    count: number;
  }[];
};
export const { useReadDrawBadgesQuery, useGetReferralStatsQuery, useGetLeaderboardQuery, useSetFullNameMutation } = injectedRtkApi;
