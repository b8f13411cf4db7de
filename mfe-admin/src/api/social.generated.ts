// Generated from services/social/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReferralTree: build.query<GetReferralTreeApiResponse, GetReferralTreeApiArg>({
      query: (queryArg) => ({ path: `/api/admin/referrals/of-member/${queryArg.memberId}`, query: { cursor: queryArg.cursor } }),
    }),
  }),
});
export { injectedRtkApi as socialApi };
export type GetReferralTreeApiResponse = /** status 200 Done */ {
  referrer: { memberId: string; username: string | null } | null;
  referred: {
    memberId: string;
    username: string;
    registeredAt: string | null;
    /** R$, two decimals */
    brought: string;
  }[];
  nextCursor: string | null;
  earnings: ReferralEarning[];
};
export type GetReferralTreeApiArg = { cursor?: string; memberId: string };
export type ReferralEarning = {
  id: string;
  /** R$, two decimals */
  amount: string;
  bonusPercentage: number;
  createdAt: string;
  /** the referred member */
  username: string | null;
  /** wall, task or promo */
  source: string;
  /** R$, two decimals */
  earned: string;
};
export const { useGetReferralTreeQuery } = injectedRtkApi;
