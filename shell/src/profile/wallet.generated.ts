// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPayoutPrivacy: build.query<ReadPayoutPrivacyApiResponse, ReadPayoutPrivacyApiArg>({
      query: () => ({ path: `/api/user/payout-privacy` }),
    }),
    setPayoutPrivacy: build.mutation<SetPayoutPrivacyApiResponse, SetPayoutPrivacyApiArg>({
      query: (queryArg) => ({ path: `/api/user/payout-privacy`, method: 'PUT', body: queryArg }),
    }),
    readLevel: build.query<ReadLevelApiResponse, ReadLevelApiArg>({ query: () => ({ path: `/api/user/level` }) }),
  }),
});
export { injectedRtkApi as walletApi };
export type ReadPayoutPrivacyApiResponse = /** status 200 Done */ {
  /** with the name shortened, as everybody’s */
  shown: boolean;
};
export type ReadPayoutPrivacyApiArg = void;
export type SetPayoutPrivacyApiResponse = /** status 200 Done */ {
  /** with the name shortened, as everybody’s */
  shown: boolean;
};
export type SetPayoutPrivacyApiArg = {
  /** with the name shortened, as everybody’s */
  shown: boolean;
};
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
    name: 'first_cut' | 'first_payout' | 'checked_seal';
    have: number;
    needed: number;
    /** when it was reached, where that is known */
    at: string | null;
  }[];
};
export type ReadLevelApiArg = void;
export const { useReadPayoutPrivacyQuery, useSetPayoutPrivacyMutation, useReadLevelQuery } = injectedRtkApi;
