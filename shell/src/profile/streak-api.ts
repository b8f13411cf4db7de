import { earnApi } from './earn.generated.ts';

/** The month of the daily bonus and the badges; money that moved, here or anywhere, makes the answer old. */
export const streakApi = earnApi.enhanceEndpoints({ endpoints: { readStreak: { providesTags: ['Profile', 'Transactions'] } } });
