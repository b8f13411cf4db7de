// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readStreak: build.query<ReadStreakApiResponse, ReadStreakApiArg>({ query: () => ({ path: `/api/rewards/streak` }) }),
  }),
});
export { injectedRtkApi as earnApi };
export type ReadStreakApiResponse = /** status 200 Done */ Streak;
export type ReadStreakApiArg = void;
export type Streak = {
  /** UTC */
  today: string;
  /** days in a row that still stand */
  streak: number;
  /** days of this month that can be missed without ending the row */
  freezesLeft: number;
  /** days in a row */
  longest: number;
  /** of this month */
  claimed: string[];
  /** of this month: missed, and the row went on */
  frozen: string[];
  /** the first that was ever claimed: none was missed before it */
  firstDay: string | null;
  /** facts of the records; there is no other way to one */
  badges: {
    name: 'clean_surveys' | 'fifty_surveys' | 'whole_week' | 'three_friends';
    have: number;
    needed: number;
    /** when it was reached, where that is known */
    at: string | null;
  }[];
};
export const { useReadStreakQuery } = injectedRtkApi;
