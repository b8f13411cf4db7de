import { adminApi } from '../api/admin-api.ts';
import type { ListSocialTasksApiResponse } from '../api/admin.generated.ts';
import type { TableQuery } from '../table/index.ts';

const CHANGED = ['SocialTasks', 'Audit'] as const;

const socialTasksApi = adminApi
  .enhanceEndpoints({
    endpoints: {
      createSocialTask: { invalidatesTags: (_answer: unknown, error: unknown) => (error ? [] : CHANGED) },
      // Somebody else may have been quicker: the list is asked again whatever came of it.
      deleteSocialTask: { invalidatesTags: [...CHANGED] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchSocialTasks: build.query<ListSocialTasksApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/social-media-tasks', query }),
        providesTags: ['SocialTasks'],
      }),
    }),
  });

export type SocialTask = ListSocialTasksApiResponse['tasks'][number];
export const { useSearchSocialTasksQuery, useCreateSocialTaskMutation, useDeleteSocialTaskMutation } = socialTasksApi;
