import { earnApi, type ListAllSocialTasksApiResponse } from '../api/earn.generated.ts';
import type { TableQuery } from '@facet/console-kit';

const CHANGED = ['SocialTasks', 'Audit'] as const;

const socialTasksApi = earnApi
  .enhanceEndpoints({
    endpoints: {
      // Somebody else may have been quicker, or the answer was lost: the list is asked again whatever came of it.
      createSocialTask: { invalidatesTags: [...CHANGED] },
      deleteSocialTask: { invalidatesTags: [...CHANGED] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchSocialTasks: build.query<ListAllSocialTasksApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/social-media-tasks', query }),
        providesTags: ['SocialTasks'],
      }),
    }),
  });

export type SocialTask = ListAllSocialTasksApiResponse['tasks'][number];
export const { useSearchSocialTasksQuery, useCreateSocialTaskMutation, useDeleteSocialTaskMutation } = socialTasksApi;
