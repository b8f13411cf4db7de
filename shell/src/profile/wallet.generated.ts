// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "../empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readLevel: build.query<ReadLevelApiResponse, ReadLevelApiArg>({
      query: () => ({ path: `/api/user/level` }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type ReadLevelApiResponse = /** status 200 Done */ {
  cut: number;
  /** that there are */
  cuts: number;
  /** R$, two decimals */
  totalEarned: string;
  /** of total earned, where this cut begins */
  from: string;
  /** where the next one begins; null: there is none */
  next: string | null;
  badges: {
    name: "first_cut" | "first_payout" | "checked_seal";
    have: number;
    needed: number;
    /** when it was reached, where that is known */
    at: string | null;
  }[];
};
export type ReadLevelApiArg = void;
export type ErrorAnswer = {
  /** the same as message */
  error: string;
  /** for people */
  message: string;
  /** for programs, from a closed set */
  code: string;
  requestId: string;
};
export const { useReadLevelQuery } = injectedRtkApi;
