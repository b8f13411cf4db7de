import { newNoticesAre } from '../bell/index.ts';
import { walletApi, type ListNoticesApiResponse } from './wallet.generated.ts';

/** What a member is told: a kind, and what its words are filled with. */
export type Notice = ListNoticesApiResponse['notices'][number];

/** The open stream rings. */
export const inboxApi = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of these kinds, with commas between, or of all; a page at a time. */
    getNotices: build.infiniteQuery<ListNoticesApiResponse, string, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg: kinds, pageParam: cursor }) => ({ path: '/api/inbox', query: { kinds: kinds || undefined, cursor } }),
      providesTags: ['Notices'],
    }),
  }),
});

inboxApi.enhanceEndpoints({
  endpoints: {
    /** Everything up to this one was seen. What is on the screen stays marked as new until it is asked for again. */
    readNotices: {
      onQueryStarted: async (_upTo, { dispatch, queryFulfilled }) => {
        const read = await queryFulfilled.catch(() => null);
        if (read) dispatch(newNoticesAre(read.data));
      },
    },
    turnPushOn: {
      onQueryStarted: async (_target, { dispatch, queryFulfilled }) => {
        const kept = await queryFulfilled.catch(() => null);
        if (kept) void dispatch(inboxApi.util.upsertQueryData('readPush', undefined, kept.data));
      },
    },
    turnPushOff: {
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const ended = await queryFulfilled.catch(() => null);
        if (ended) void dispatch(inboxApi.util.upsertQueryData('readPush', undefined, ended.data));
      },
    },
    muteKinds: {
      invalidatesTags: ['Notices'],
      /** Shown at once; taken back when it is not kept. */
      onQueryStarted: async (muted, { dispatch, queryFulfilled }) => {
        const shown = dispatch(inboxApi.util.updateQueryData('readInboxSettings', undefined, () => muted));
        await queryFulfilled.catch(() => shown.undo());
      },
    },
  },
});
