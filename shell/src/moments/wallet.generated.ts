// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "../empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readMilestones: build.query<
      ReadMilestonesApiResponse,
      ReadMilestonesApiArg
    >({
      query: () => ({ path: `/api/user/milestones` }),
    }),
    markMilestoneShown: build.mutation<
      MarkMilestoneShownApiResponse,
      MarkMilestoneShownApiArg
    >({
      query: (queryArg) => ({
        path: `/api/user/milestones/${queryArg.milestone}/shown`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type ReadMilestonesApiResponse = /** status 200 Done */ {
  next: {
    name: "first_credit" | "can_withdraw" | "thousand" | "first_payout";
    /** R$, two decimals */
    amount: string;
    /** of the transaction; null for another milestone */
    type: string | null;
    /** that was bought; null for another milestone */
    gamepassName: string | null;
    at: string;
  } | null;
  isComplete: boolean;
};
export type ReadMilestonesApiArg = void;
export type MarkMilestoneShownApiResponse = /** status 200 Done */ {
  isFirst: boolean;
};
export type MarkMilestoneShownApiArg = {
  milestone: "first_credit" | "can_withdraw" | "thousand" | "first_payout";
  body: {};
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
export const { useReadMilestonesQuery, useMarkMilestoneShownMutation } =
  injectedRtkApi;
