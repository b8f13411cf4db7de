// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readMilestones: build.query<ReadMilestonesApiResponse, ReadMilestonesApiArg>({ query: () => ({ path: `/api/user/milestones` }) }),
    markMilestoneShown: build.mutation<MarkMilestoneShownApiResponse, MarkMilestoneShownApiArg>({
      query: (queryArg) => ({ path: `/api/user/milestones/shown`, method: 'POST', body: queryArg }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type ReadMilestonesApiResponse = /** status 200 Done */ {
  next: {
    /** says which one was shown */
    id: string;
    /** told: by another domain, in a notice */
    name: 'first_credit' | 'can_withdraw' | 'thousand' | 'first_payout' | 'told';
    /** of the credit, the balance, all that was earned or the payout */
    amount: string | null;
    /** of the transaction; null for another milestone */
    type: string | null;
    /** why the credit was booked; null for another milestone */
    line: Line | null;
    /** of the payout; null for another milestone */
    withdrawalId: string | null;
    /** of the payout, after the platform’s share; null where that is not known, and for another milestone */
    arrives: string | null;
    /** that was bought; null for another milestone */
    gamepassName: string | null;
    /** of the notice that told it */
    kind: string | null;
    /** of that notice */
    values: { [key: string]: string };
    at: string;
  } | null;
};
export type ReadMilestonesApiArg = void;
export type MarkMilestoneShownApiResponse = /** status 200 Done */ { isFirst: boolean };
export type MarkMilestoneShownApiArg = {
  /** says which one was shown */
  id: string;
};
export type Line = {
  /** which sentence, such as bombs.won, or which names: wall.provider, wall.offer; null: the source’s own words */
  kind: string | null;
  /** what the sentence is filled with */
  values: { [key: string]: string };
  /** the sentence in English, or those words */
  text: string;
  /** it takes a transfer back: to the member, or from them */
  undo?: 'returned' | 'reversed';
  /** what of a debt this paid */
  paidDebt?: string;
  /** what became a debt, since the balance was too low */
  newDebt?: string;
};
export const { useReadMilestonesQuery, useMarkMilestoneShownMutation } = injectedRtkApi;
