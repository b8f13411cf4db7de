import { sessionApi } from '@facet/remote-kit';

/** What a member is told: a kind, and what its words are filled with. */
export interface Notice {
  id: string;
  kind: string;
  values: Record<string, string>;
  /** ISO 8601, UTC. */
  at: string;
  isNew: boolean;
}

interface NoticePage {
  notices: Notice[];
  nextCursor: string | null;
}

/** In the session's api, so that the open stream rings and a logout forgets the answers. */
export const inboxApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    countNewNotices: build.query<number, void>({
      query: () => '/api/inbox/unread',
      transformResponse: ({ count }: { count: number }) => count,
      providesTags: ['Notices'],
    }),
    /** Of these kinds, with commas between, or of all. */
    listNotices: build.infiniteQuery<NoticePage, string, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg: kinds, pageParam: cursor }) => ({ path: '/api/inbox', query: { kinds: kinds || undefined, cursor } }),
      providesTags: ['Notices'],
    }),
    /** Everything up to this one was seen. What is on the screen stays marked as new until it is asked for again. */
    readNotices: build.mutation<{ count: number }, string>({
      query: (upTo) => ({ path: '/api/inbox/read', method: 'POST', body: { upTo } }),
      onQueryStarted: async (_upTo, { dispatch, queryFulfilled }) => {
        const read = await queryFulfilled.catch(() => null);
        if (read) dispatch(inboxApi.util.updateQueryData('countNewNotices', undefined, () => read.data.count));
      },
    }),
    getMutedKinds: build.query<string[], void>({
      query: () => '/api/inbox/settings',
      transformResponse: ({ muted }: { muted: string[] }) => muted,
    }),
    muteKinds: build.mutation<{ muted: string[] }, string[]>({
      query: (muted) => ({ path: '/api/inbox/settings', method: 'POST', body: { muted } }),
      invalidatesTags: ['Notices'],
      /** Shown at once; taken back when it is not kept. */
      onQueryStarted: async (muted, { dispatch, queryFulfilled }) => {
        const shown = dispatch(inboxApi.util.updateQueryData('getMutedKinds', undefined, () => muted));
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});
