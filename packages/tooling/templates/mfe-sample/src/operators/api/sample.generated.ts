// Generated from services/sample/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPostedNotices: build.query<ListPostedNoticesApiResponse, ListPostedNoticesApiArg>({
      query: () => ({ path: `/api/admin/sample-notices` }),
    }),
    postNotice: build.mutation<PostNoticeApiResponse, PostNoticeApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/sample-notices`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
  }),
});
export { injectedRtkApi as sampleApi };
export type ListPostedNoticesApiResponse = /** status 200 Done */ { notices: Notice[] };
export type ListPostedNoticesApiArg = void;
export type PostNoticeApiResponse = /** status 201 Created */ Notice;
export type PostNoticeApiArg = {
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: { text: string };
};
export type Notice = { id: string; text: string; postedAt: string };
export const { useListPostedNoticesQuery, usePostNoticeMutation } = injectedRtkApi;
