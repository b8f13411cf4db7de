// Generated from services/social/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({ query: () => ({ path: `/api/events` }) }),
    getReferralStats: build.query<GetReferralStatsApiResponse, GetReferralStatsApiArg>({ query: () => ({ path: `/api/referral/stats` }) }),
  }),
});
export { injectedRtkApi as socialApi };
export type ListEventsApiResponse = /** status 200 Done */ { events: Event[] };
export type ListEventsApiArg = void;
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
export const { useListEventsQuery, useGetReferralStatsQuery } = injectedRtkApi;
