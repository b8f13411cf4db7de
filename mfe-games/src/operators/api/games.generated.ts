// Generated from services/games/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberPlayLimits: build.query<GetMemberPlayLimitsApiResponse, GetMemberPlayLimitsApiArg>({
      query: (queryArg) => ({ path: `/api/admin/play-limits/of-member/${queryArg}` }),
    }),
    setOverride: build.mutation<SetOverrideApiResponse, SetOverrideApiArg>({
      query: (queryArg) => ({ path: `/api/admin/user-probability-overrides`, method: 'POST', body: queryArg }),
    }),
    removeOverride: build.mutation<RemoveOverrideApiResponse, RemoveOverrideApiArg>({
      query: (queryArg) => ({ path: `/api/admin/user-probability-overrides/${queryArg}`, method: 'DELETE' }),
    }),
  }),
});
export { injectedRtkApi as gamesApi };
export type ListMemberRoundsApiResponse = /** status 200 Done */ { rounds: Round[]; nextCursor: string | null };
export type GetMemberPlayLimitsApiResponse = /** status 200 Done */ PlayLimits;
export type GetMemberPlayLimitsApiArg = string;
export type ListOverridesApiResponse = /** status 200 Done */ {
  overrides: ListedOverride[];
  /** found by the search */
  counts: { all: number; 'Player Advantage': number; 'Near Break-even': number; 'House Advantage': number };
  nextCursor: string | null;
  /** found by search and filters, on all pages */
  total: number;
};
export type SetOverrideApiResponse = /** status 200 Done */ { override: Override };
export type SetOverrideApiArg = {
  /** or username */
  userId?: string;
  /** instead of userId, compared without case */
  username?: string;
  gameType?: 'bombs' | 'crash';
  /** 0.01 to 1.00, in steps of 0.01 */
  houseEdgeMultiplier: number;
  maxMultiplierOverride?: number | null;
  notes?: string | null;
};
export type RemoveOverrideApiResponse = /** status 200 Done */ { override: ListedOverride };
export type RemoveOverrideApiArg = string;
export type Round = {
  id: string;
  game: 'bombs' | 'crash';
  outcome: 'open' | 'won' | 'lost' | 'refunded';
  /** R$, two decimals */
  betAmount: string;
  /** R$, two decimals */
  winAmount: string | null;
  /** that was reached (Bombs) or paid (Crash) */
  multiplier: number | null;
  bombCount: number | null;
  revealed: number[];
  /** the tile that ended it */
  bombTile: number | null;
  bombPositions: number[] | null;
  autoCashout: number | null;
  crashPoint: number | null;
  /** SHA-256 of the seed’s bytes, hex; was shown before the bet */
  serverSeedHash: string;
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  /** p that was in force */
  winChance: number;
  /** 1.8 p */
  rtp: number;
  maxMultiplierOverride: number | null;
  startedAt: string;
  endedAt: string | null;
};
export type PlayLimits = {
  /** R$, two decimals */
  dailyLossLimit: string | null;
  nextDailyLossLimit: {
    /** R$, two decimals */
    dailyLossLimit: string | null;
    from: string;
  } | null;
  /** R$, two decimals */
  lostToday: string;
  timeoutUntil: string | null;
  excludedUntil: string | null;
  minimumAge: number;
  ageConfirmed: boolean;
  /** whether the member may have a bet repeated: the site’s setting, and 18 years or over */
  autoBet: 'on' | 'off' | 'age_unknown' | 'too_young';
};
export type ListedOverride = {
  id: string;
  userId: string;
  username: string | null;
  gameType: 'bombs' | 'crash';
  /** the win chance p, 0.01 to 1.00 */
  houseEdgeMultiplier: number;
  /** null: the caps by bomb count */
  maxMultiplierOverride: number | null;
  notes: string | null;
  createdAt: string;
  createdBy: string;
  classification: 'Player Advantage' | 'Near Break-even' | 'House Advantage';
  advice: string;
  /** per R$ staked: p * 1.8 - 1 */
  playerExpectedValue: number;
  /** percent: (1 - p) * 100 */
  houseEdge: number;
  /** 1.8 p */
  returnToPlayer: number;
  /** rounds of the member in this game under this chance */
  roundsEnded: number;
  roundsWon: number;
};
export type Override = {
  id: string;
  userId: string;
  username: string | null;
  gameType: 'bombs' | 'crash';
  /** the win chance p, 0.01 to 1.00 */
  houseEdgeMultiplier: number;
  /** null: the caps by bomb count */
  maxMultiplierOverride: number | null;
  notes: string | null;
  createdAt: string;
  createdBy: string;
  classification: 'Player Advantage' | 'Near Break-even' | 'House Advantage';
  advice: string;
  /** per R$ staked: p * 1.8 - 1 */
  playerExpectedValue: number;
  /** percent: (1 - p) * 100 */
  houseEdge: number;
  /** 1.8 p */
  returnToPlayer: number;
};
export const { useGetMemberPlayLimitsQuery, useSetOverrideMutation, useRemoveOverrideMutation } = injectedRtkApi;
