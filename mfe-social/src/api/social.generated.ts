// Generated from services/social/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({ query: () => ({ path: `/api/events` }) }),
    listEntries: build.query<ListEntriesApiResponse, ListEntriesApiArg>({
      query: (queryArg) => ({ path: `/api/events/${queryArg.id}/entries`, query: { cursor: queryArg.cursor, limit: queryArg.limit } }),
    }),
    joinEvent: build.mutation<JoinEventApiResponse, JoinEventApiArg>({
      query: (queryArg) => ({
        path: `/api/events/${queryArg.id}/join`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    getReferralStats: build.query<GetReferralStatsApiResponse, GetReferralStatsApiArg>({ query: () => ({ path: `/api/referral/stats` }) }),
    listReferralEarnings: build.query<ListReferralEarningsApiResponse, ListReferralEarningsApiArg>({
      query: () => ({ path: `/api/referral/earnings` }),
    }),
    listReferralRanks: build.query<ListReferralRanksApiResponse, ListReferralRanksApiArg>({
      query: () => ({ path: `/api/referral/ranks` }),
    }),
    getLeaderboard: build.query<GetLeaderboardApiResponse, GetLeaderboardApiArg>({ query: () => ({ path: `/api/referral/leaderboard` }) }),
    setFullName: build.mutation<SetFullNameApiResponse, SetFullNameApiArg>({
      query: (queryArg) => ({ path: `/api/referral/leaderboard`, method: 'PUT', body: queryArg }),
    }),
  }),
});
export { injectedRtkApi as socialApi };
export type ListEventsApiResponse = /** status 200 Done */ { events: Event[] };
export type ListEventsApiArg = void;
export type ListEntriesApiResponse = /** status 200 Done */ {
  entries: { number: number; username: string | null }[];
  nextCursor: string | null;
  total: number;
};
export type ListEntriesApiArg = { cursor?: string; limit?: string; id: string };
export type JoinEventApiResponse = /** status 200 Done */ { success: true; message: string; number: number };
export type JoinEventApiArg = { id: string; 'idempotency-key'?: string; body: null | {} };
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
export type ListReferralEarningsApiResponse = /** status 200 Done */ { earnings: OwnReferralEarning[] };
export type ListReferralEarningsApiArg = void;
export type ListReferralRanksApiResponse = /** status 200 Done */ { ranks: Rank[] };
export type ListReferralRanksApiArg = void;
export type GetLeaderboardApiResponse = /** status 200 Done */ Leaderboard;
export type GetLeaderboardApiArg = void;
export type SetFullNameApiResponse = /** status 200 Done */ Leaderboard;
export type SetFullNameApiArg = { fullName: boolean };
export type Event = {
  id: string;
  title: string;
  description: string;
  status: 'active' | 'upcoming' | 'ended';
  /** R$, two decimals */
  prize: string;
  /** R$, two decimals */
  entryFee: string;
  maxParticipants: number | null;
  currentParticipants: number;
  startsAt: string;
  endsAt: string;
  /** shortened unless the winner shows their name, or is the caller */
  winnerUsername: string | null;
  /** the entry that won */
  winnerNumber: number | null;
  /** SHA-256 (hex) of the seed that draws the winner; published from the start */
  drawSeedHash: string;
  /** hex, once the event has ended */
  drawSeed: string | null;
  /** when the seed was drawn anew, because the site was restored from a backup; a hash shown before then does not count */
  drawSeedRedrawnAt: string | null;
  /** the member is in */
  joined: boolean;
  /** the member has won */
  won: boolean;
};
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
export type OwnReferralEarning = {
  id: string;
  /** R$, two decimals */
  amount: string;
  bonusPercentage: number;
  createdAt: string;
  /** the name of the referred member, shortened */
  friend: string;
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
export const {
  useListEventsQuery,
  useListEntriesQuery,
  useJoinEventMutation,
  useGetReferralStatsQuery,
  useListReferralEarningsQuery,
  useListReferralRanksQuery,
  useGetLeaderboardQuery,
  useSetFullNameMutation,
} = injectedRtkApi;
