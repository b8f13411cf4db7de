import type { TableQuery } from '@facet/console-kit';
import type { ListUsersApiResponse } from '../api/admin.generated.ts';
import { gamesApi, type ListOverridesApiResponse } from '../api/games.generated.ts';

const PATH = '/api/admin/user-probability-overrides';
const SUGGESTIONS = '6';

const winChancesApi = gamesApi
  .enhanceEndpoints({
    endpoints: {
      setOverride: { invalidatesTags: (_answer: unknown, error: unknown) => (error ? [] : ['WinChances']) },
      // Somebody else may have been quicker: the list is asked again whatever came of it.
      removeOverride: { invalidatesTags: ['WinChances'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchOverrides: build.query<ListOverridesApiResponse, TableQuery>({
        query: (query) => ({ path: PATH, query }),
        providesTags: ['WinChances'],
      }),
      /** Those of one member. */
      memberOverrides: build.query<ListOverridesApiResponse, string>({
        query: (userId) => ({ path: PATH, query: { userId } }),
        providesTags: ['WinChances'],
      }),
      /** Members whose name holds these letters: the console's own list. */
      suggestMembers: build.query<ListUsersApiResponse, string>({
        query: (search) => ({ path: '/api/admin/users', query: { search, limit: SUGGESTIONS } }),
      }),
    }),
  });

export type Override = ListOverridesApiResponse['overrides'][number];
export type GameType = Override['gameType'];
export const {
  useSearchOverridesQuery,
  useMemberOverridesQuery,
  useSuggestMembersQuery,
  useSetOverrideMutation,
  useRemoveOverrideMutation,
} = winChancesApi;
