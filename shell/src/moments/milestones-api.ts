import { walletApi, type ReadMilestonesApiResponse } from './wallet.generated.ts';

/** The open stream rings: what another domain told may be one. */
export const milestonesApi = walletApi.enhanceEndpoints({ endpoints: { readMilestones: { providesTags: ['Notices'] } } });
export type Milestone = NonNullable<ReadMilestonesApiResponse['next']>;
