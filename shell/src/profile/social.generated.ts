// Generated from services/social/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "../empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeaderboard: build.query<
      GetLeaderboardApiResponse,
      GetLeaderboardApiArg
    >({
      query: () => ({ path: `/api/referral/leaderboard` }),
    }),
    setFullName: build.mutation<SetFullNameApiResponse, SetFullNameApiArg>({
      query: (queryArg) => ({
        path: `/api/referral/leaderboard`,
        method: "PUT",
        body: queryArg,
      }),
    }),
  }),
});
export { injectedRtkApi as socialApi };
export type GetLeaderboardApiResponse = /** status 200 Done */ Leaderboard;
export type GetLeaderboardApiArg = void;
export type SetFullNameApiResponse = /** status 200 Done */ Leaderboard;
export type SetFullNameApiArg = {
  fullName: boolean;
};
export type Leaderboard = {
  /** when it began: Monday, UTC */
  week: string;
  /** whether others see the member’s whole name, here and in events */
  fullName: boolean;
  earned: {
    place: number;
    /** shortened unless the member shows it, or is the caller */
    username: string;
    isYou: boolean;
    /** R$, two decimals */
    amount: string;
  }[];
  referred: {
    place: number;
    /** shortened unless the member shows it, or is the caller */
    username: string;
    isYou: boolean;
    count: number;
  }[];
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
export const { useGetLeaderboardQuery, useSetFullNameMutation } =
  injectedRtkApi;
