import { socialApi as generated, type ListEntriesApiResponse } from './social.generated.ts';

const PAGE_ENTRIES = 50;

const paged = generated.injectEndpoints({
  endpoints: (build) => ({
    /** Who is in an event, by number, page after page. */
    getEntries: build.infiniteQuery<ListEntriesApiResponse, string, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg: id, pageParam: cursor }) => ({
        path: `/api/events/${id}/entries`,
        query: { limit: PAGE_ENTRIES, ...(cursor && { cursor }) },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The calls of services/social, and what makes an answer old. */
export const socialApi = paged.enhanceEndpoints({
  endpoints: {
    listEvents: { providesTags: ['Events'] },
    // A refusal as well: the list may not be true any more.
    joinEvent: { invalidatesTags: ['Events'] },
    getLeaderboard: { providesTags: ['Leaderboard'] },
    setFullName: { invalidatesTags: (_answer, error) => (error ? [] : ['Leaderboard']) },
  },
});

export const {
  useListEventsQuery,
  useJoinEventMutation,
  useLazyListEntriesQuery,
  useGetEntriesInfiniteQuery,
  useGetReferralStatsQuery,
  useListReferralEarningsQuery,
  useListReferralRanksQuery,
  useGetLeaderboardQuery,
  useSetFullNameMutation,
} = socialApi;

export type {
  Event,
  GetLeaderboardApiResponse as Leaderboard,
  GetReferralStatsApiResponse as ReferralStats,
  Rank,
  OwnReferralEarning,
} from './social.generated.ts';
