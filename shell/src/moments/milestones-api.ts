import { sessionApi } from '@facet/remote-kit';

export interface Milestone {
  name: 'first_credit' | 'first_payout';
  /** R$, two decimals. */
  amount: string;
  /** Of the credit. */
  type: string | null;
  /** Of the payout. */
  gamepassName: string | null;
}

/** In the session's api, so that a logout forgets the answer. */
export const milestonesApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    readMilestones: build.query<{ next: Milestone | null; isComplete: boolean }, void>({ query: () => '/api/user/milestones' }),
    markMilestoneShown: build.mutation<{ isFirst: boolean }, Milestone>({
      query: ({ name }) => ({ path: `/api/user/milestones/${name}/shown`, method: 'POST', body: {} }),
    }),
  }),
});
