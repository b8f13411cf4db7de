import type { ReadMilestonesApiResponse } from './wallet.generated.ts';

export { walletApi as milestonesApi } from './wallet.generated.ts';
export type Milestone = NonNullable<ReadMilestonesApiResponse['next']>;
