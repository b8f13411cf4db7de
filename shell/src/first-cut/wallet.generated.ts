// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readFirstSteps: build.query<ReadFirstStepsApiResponse, ReadFirstStepsApiArg>({ query: () => ({ path: `/api/user/first-steps` }) }),
    chooseGoal: build.mutation<ChooseGoalApiResponse, ChooseGoalApiArg>({
      query: (queryArg) => ({ path: `/api/user/first-steps/goal`, method: 'POST', body: queryArg }),
    }),
    checkOwnGamepass: build.mutation<CheckOwnGamepassApiResponse, CheckOwnGamepassApiArg>({
      query: (queryArg) => ({ path: `/api/user/first-steps/gamepass`, method: 'POST', body: queryArg }),
    }),
    foldFirstSteps: build.mutation<FoldFirstStepsApiResponse, FoldFirstStepsApiArg>({
      query: (queryArg) => ({ path: `/api/user/first-steps/fold`, method: 'POST', body: queryArg }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type ReadFirstStepsApiResponse = /** status 200 Done */ FirstSteps;
export type ReadFirstStepsApiArg = void;
export type ChooseGoalApiResponse = /** status 200 Done */ FirstSteps;
export type ChooseGoalApiArg = {
  /** R$, a number or a decimal string with at most two decimals */
  goal: number | string;
};
export type CheckOwnGamepassApiResponse = /** status 200 Done */ FirstSteps;
export type CheckOwnGamepassApiArg = Record<string, never>;
export type FoldFirstStepsApiResponse = /** status 200 Done */ FirstSteps;
export type FoldFirstStepsApiArg = Record<string, never>;
export type FirstSteps = {
  /** false: folded away, or the member has withdrawn; nothing is shown any more */
  isOpen: boolean;
  /** the first of its kind in the ledger */
  dailyBonus: {
    /** R$, two decimals */
    amount: string;
    at: string;
  } | null;
  /** the first of its kind in the ledger */
  socialTask: {
    /** R$, two decimals */
    amount: string;
    at: string;
  } | null;
  /** the first of its kind in the ledger */
  survey: {
    /** R$, two decimals */
    amount: string;
    at: string;
  } | null;
  /** what can be saved for; empty while the minimum is not known */
  goals: string[];
  /** R$, two decimals */
  goal: string | null;
  /** of theirs, found on sale */
  gamepassName: string | null;
  /** by the three credits */
  earned: string;
};
export const { useReadFirstStepsQuery, useChooseGoalMutation, useCheckOwnGamepassMutation, useFoldFirstStepsMutation } = injectedRtkApi;
