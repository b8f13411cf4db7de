import { newNoticesAre } from '../bell/index.ts';
import { walletApi, type ListNoticesApiResponse, type ReadPushApiResponse } from './wallet.generated.ts';

/** What a member is told: a kind, and what its words are filled with. */
export type Notice = ListNoticesApiResponse['notices'][number];

/** Push notifications of this device. */
export type Push = ReadPushApiResponse;

export interface NoticeFilter {
  /** These, with commas between; all: an empty text. */
  kinds: string;
  onlyNew: boolean;
}

/** The open stream rings. */
export const inboxApi = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page at a time. */
    getNotices: build.infiniteQuery<ListNoticesApiResponse, NoticeFilter, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg: { kinds, onlyNew }, pageParam: cursor }) => ({
        path: '/api/inbox',
        query: { kinds: kinds || undefined, onlyNew: onlyNew || undefined, cursor },
      }),
      providesTags: ['Notices'],
    }),
  }),
});

inboxApi.enhanceEndpoints({
  endpoints: {
    countNotices: { providesTags: ['Notices'] },
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
    choosePush: {
      /** Shown at once; taken back when it is not kept. */
      onQueryStarted: async (choices, { dispatch, queryFulfilled }) => {
        const shown = dispatch(inboxApi.util.updateQueryData('readPush', undefined, (push) => ({ ...push, ...choices })));
        await queryFulfilled.catch(() => shown.undo());
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
