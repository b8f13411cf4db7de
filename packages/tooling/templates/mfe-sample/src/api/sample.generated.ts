// Generated from services/sample/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query<ListNoticesApiResponse, ListNoticesApiArg>({ query: () => ({ path: `/api/sample/notices` }) }),
  }),
});
export { injectedRtkApi as sampleApi };
export type ListNoticesApiResponse = /** status 200 Done */ { notices: Notice[] };
export type ListNoticesApiArg = void;
export type Notice = { id: string; text: string; postedAt: string };
export const { useListNoticesQuery } = injectedRtkApi;
