// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readRewardAmounts: build.query<
      ReadRewardAmountsApiResponse,
      ReadRewardAmountsApiArg
    >({
      query: () => ({ path: `/api/admin/reward-amounts` }),
    }),
    changeRewardAmounts: build.mutation<
      ChangeRewardAmountsApiResponse,
      ChangeRewardAmountsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/reward-amounts`,
        method: "PATCH",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as earnApi };
export type ReadRewardAmountsApiResponse = /** status 200 Default Response */ {
  /** by day in a row; behind the list its last one */
  daily: string[];
  /** R$, two decimals */
  weeklyGoal: string;
  /** R$, two decimals */
  weekly: string;
  /** R$, two decimals */
  referralGoal: string;
  /** R$, two decimals */
  referral: string;
};
export type ReadRewardAmountsApiArg = void;
export type ChangeRewardAmountsApiResponse =
  /** status 200 Default Response */ {
    /** by day in a row; behind the list its last one */
    daily: string[];
    /** R$, two decimals */
    weeklyGoal: string;
    /** R$, two decimals */
    weekly: string;
    /** R$, two decimals */
    referralGoal: string;
    /** R$, two decimals */
    referral: string;
  };
export type ChangeRewardAmountsApiArg = {
  daily?: (number | string)[];
  /** R$, a number or a decimal string with at most two decimals */
  weeklyGoal?: number | string;
  /** R$, a number or a decimal string with at most two decimals */
  weekly?: number | string;
  /** R$, a number or a decimal string with at most two decimals */
  referralGoal?: number | string;
  /** R$, a number or a decimal string with at most two decimals */
  referral?: number | string;
};
export const { useReadRewardAmountsQuery, useChangeRewardAmountsMutation } =
  injectedRtkApi;
