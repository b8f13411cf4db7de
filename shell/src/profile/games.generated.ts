// Generated from services/games/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlayLimits: build.query<GetPlayLimitsApiResponse, GetPlayLimitsApiArg>({ query: () => ({ path: `/api/play-limits` }) }),
  }),
});
export { injectedRtkApi as gamesApi };
export type GetPlayLimitsApiResponse = /** status 200 Done */ PlayLimits;
export type GetPlayLimitsApiArg = void;
export type PlayLimits = {
  /** R$, two decimals */
  dailyLossLimit: string | null;
  nextDailyLossLimit: {
    /** R$, two decimals */
    dailyLossLimit: string | null;
    from: string;
  } | null;
  /** R$, two decimals */
  lostToday: string;
  timeoutUntil: string | null;
  excludedUntil: string | null;
  minimumAge: number;
  ageConfirmed: boolean;
  /** whether the member may have a bet repeated: the site’s setting, and 18 years or over */
  autoBet: 'on' | 'off' | 'age_unknown' | 'too_young';
};
export const { useGetPlayLimitsQuery } = injectedRtkApi;
