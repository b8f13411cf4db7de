// Generated from services/games/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    setOverride: build.mutation<SetOverrideApiResponse, SetOverrideApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/user-probability-overrides`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeOverride: build.mutation<
      RemoveOverrideApiResponse,
      RemoveOverrideApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/user-probability-overrides/${queryArg}`,
        method: "DELETE",
      }),
    }),
  }),
});
export { injectedRtkApi as gamesApi };
export type ListOverridesApiResponse = /** status 200 Done */ {
  overrides: ListedOverride[];
  /** found by the search */
  counts: {
    all: number;
    "Player Advantage": number;
    "Near Break-even": number;
    "House Advantage": number;
  };
  nextCursor: string | null;
  /** found by search and filters, on all pages */
  total: number;
};
export type ListOverridesApiArg = {
  search?: string;
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
  /** only this member’s */
  userId?: string;
  classification?: "Player Advantage" | "Near Break-even" | "House Advantage";
};
export type SetOverrideApiResponse = /** status 200 Done */ {
  override: Override;
};
export type SetOverrideApiArg = {
  /** or username */
  userId?: string;
  /** instead of userId, compared without case */
  username?: string;
  gameType?: "bombs" | "crash";
  /** 0.01 to 1.00, in steps of 0.01 */
  houseEdgeMultiplier: number;
  maxMultiplierOverride?: number | null;
  notes?: string | null;
};
export type RemoveOverrideApiResponse = /** status 200 Done */ {
  override: ListedOverride;
};
export type RemoveOverrideApiArg = string;
export type ListedOverride = {
  id: string;
  userId: string;
  username: string | null;
  gameType: "bombs" | "crash";
  /** the win chance p, 0.01 to 1.00 */
  houseEdgeMultiplier: number;
  /** null: the caps by bomb count */
  maxMultiplierOverride: number | null;
  notes: string | null;
  createdAt: string;
  createdBy: string;
  classification: "Player Advantage" | "Near Break-even" | "House Advantage";
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
export type ErrorAnswer = {
  /** the same as message */
  error: string;
  /** for people */
  message: string;
  /** for programs, from a closed set */
  code: string;
  requestId: string;
};
export type Override = {
  id: string;
  userId: string;
  username: string | null;
  gameType: "bombs" | "crash";
  /** the win chance p, 0.01 to 1.00 */
  houseEdgeMultiplier: number;
  /** null: the caps by bomb count */
  maxMultiplierOverride: number | null;
  notes: string | null;
  createdAt: string;
  createdBy: string;
  classification: "Player Advantage" | "Near Break-even" | "House Advantage";
  advice: string;
  /** per R$ staked: p * 1.8 - 1 */
  playerExpectedValue: number;
  /** percent: (1 - p) * 100 */
  houseEdge: number;
  /** 1.8 p */
  returnToPlayer: number;
};
export const {
  useSetOverrideMutation,
  useRemoveOverrideMutation,
} = injectedRtkApi;
