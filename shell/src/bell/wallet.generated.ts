// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    countNewNotices: build.query<CountNewNoticesApiResponse, CountNewNoticesApiArg>({ query: () => ({ path: `/api/inbox/unread` }) }),
  }),
});
export { injectedRtkApi as walletApi };
export type CountNewNoticesApiResponse = /** status 200 Done */ {
  /** 100: as many or more */
  count: number;
};
export type CountNewNoticesApiArg = void;
export const { useCountNewNoticesQuery } = injectedRtkApi;
