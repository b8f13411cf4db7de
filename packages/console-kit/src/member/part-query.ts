interface Asked {
  path: string;
  query?: Record<string, string>;
}

/**
 * A list of a member's profile, by the member's id, page by page: `build.infiniteQuery<Page, string, string |
 * undefined>(partQuery((id) => ({ path })))`.
 */
export const partQuery = (ask: (memberId: string) => Asked) => ({
  infiniteQueryOptions: {
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  },
  query: ({ queryArg, pageParam: cursor }: { queryArg: string; pageParam: string | undefined }) => {
    const { path, query } = ask(queryArg);
    return { path, query: { ...query, cursor } };
  },
});
