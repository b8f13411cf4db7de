// Generated from services/games/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readGameResults: build.query<ReadGameResultsApiResponse, ReadGameResultsApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money/games`, query: { window: queryArg } }),
    }),
  }),
});
export { injectedRtkApi as gamesApi };
export type ReadGameResultsApiResponse = /** status 200 Done */ GameResults;
export type ReadGameResultsApiArg = '24h' | '7d' | '30d';
export type GameResults = {
  days: number;
  games: {
    game: string;
    rounds: number;
    /** R$, two decimals */
    staked: string;
    /** R$, two decimals */
    paid: string;
    /** R$, two decimals */
    result: string;
  }[];
};
export const { useReadGameResultsQuery } = injectedRtkApi;
