import { walletApi, type ReadFirstStepsApiResponse } from './wallet.generated.ts';

/** How far a newcomer is, as the wallet says it. */
export type FirstSteps = ReadFirstStepsApiResponse;
/** A credit that was a step. */
export type StepCredit = NonNullable<FirstSteps['survey']>;

interface Started {
  dispatch: (action: ReturnType<typeof walletApi.util.updateQueryData>) => unknown;
  queryFulfilled: Promise<{ data: FirstSteps }>;
}

/** What was noted is the answer to the question as well. */
const noted = {
  onQueryStarted: async (_step: unknown, { dispatch, queryFulfilled }: Started) => {
    const steps = await queryFulfilled.catch(() => null);
    if (steps) dispatch(walletApi.util.updateQueryData('readFirstSteps', undefined, () => steps.data));
  },
};

/** A transaction asks anew. */
export const stepsApi = walletApi.enhanceEndpoints({
  endpoints: {
    readFirstSteps: { providesTags: ['Transactions'] },
    chooseGoal: noted,
    checkOwnGamepass: noted,
    foldFirstSteps: noted,
  },
});
