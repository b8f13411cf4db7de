import type { TableQuery } from '@facet/console-kit';
import { adminApi } from '../api/admin-api.ts';
import type { ListOverridesApiResponse, ListUsersApiResponse } from '../api/admin.generated.ts';

const CHANGED = ['WinChances', 'Audit', 'Member'] as const;
const PATH = '/api/admin/user-probability-overrides';
const SUGGESTIONS = '6';

const winChancesApi = adminApi
  .enhanceEndpoints({
    endpoints: {
      setOverride: { invalidatesTags: (_answer: unknown, error: unknown) => (error ? [] : CHANGED) },
      // Somebody else may have been quicker: the list is asked again whatever came of it.
      removeOverride: { invalidatesTags: [...CHANGED] },
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
      /** Members whose name holds these letters. */
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
