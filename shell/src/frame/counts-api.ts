import { sessionApi } from '@facet/remote-kit';

interface Counts {
  /** How many things wait on the page. */
  count: number;
  /** Days in a row, of the one page that has them. */
  streak?: number | null;
}

/**
 * What the pages' remotes tell in the navigation. In the session's api, so that a logout forgets the answers; money
 * that moved, here or anywhere, and news in the inbox ask anew.
 */
export const countsApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getCounts: build.query<Counts, string>({ query: (path) => path, providesTags: ['Profile', 'Transactions', 'Notices'] }),
  }),
});
