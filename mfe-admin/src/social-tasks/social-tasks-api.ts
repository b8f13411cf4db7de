import type { TableQuery } from '@facet/console-kit';
import { adminApi } from '../api/admin-api.ts';
import type { ListSocialTasksApiResponse } from '../api/admin.generated.ts';

const CHANGED = ['SocialTasks', 'Audit'] as const;

const socialTasksApi = adminApi
  .enhanceEndpoints({
    endpoints: {
      // Somebody else may have been quicker, or the answer was lost: the list is asked again whatever came of it.
      createSocialTask: { invalidatesTags: [...CHANGED] },
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
