import type { TableQuery } from '@facet/console-kit';
import { earnApi, type ListAllSocialTasksApiResponse, type ListProposedSocialTasksApiResponse } from '../api/earn.generated.ts';

// Somebody else may have been quicker, or the answer was lost: the list is asked again whatever came of it.
const CHANGED = { invalidatesTags: ['SocialTasks'] } as const;

const socialTasksApi = earnApi
  .enhanceEndpoints({
    endpoints: {
      createSocialTask: CHANGED,
      editSocialTask: CHANGED,
      switchSocialTask: CHANGED,
      orderSocialTasks: CHANGED,
      deleteSocialTask: CHANGED,
      confirmSocialTask: CHANGED,
      declineSocialTask: CHANGED,
      withdrawSocialTask: CHANGED,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Asked every minute, so it keeps no session alive. */
      watchProposedSocialTasks: build.query<ListProposedSocialTasksApiResponse, void>({
        query: () => ({ path: '/api/admin/social-media-tasks/proposals', background: true }),
        providesTags: ['SocialTasks'],
      }),
      searchSocialTasks: build.query<ListAllSocialTasksApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/social-media-tasks', query }),
        providesTags: ['SocialTasks'],
      }),
    }),
  });

export type SocialTask = ListAllSocialTasksApiResponse['tasks'][number];
export type ProposedTask = ListProposedSocialTasksApiResponse['proposals'][number];
export const {
  useSearchSocialTasksQuery,
  useCreateSocialTaskMutation,
  useEditSocialTaskMutation,
  useSwitchSocialTaskMutation,
  useOrderSocialTasksMutation,
  useDeleteSocialTaskMutation,
  useConfirmSocialTaskMutation,
  useDeclineSocialTaskMutation,
  useWatchProposedSocialTasksQuery,
  useWithdrawSocialTaskMutation,
} = socialTasksApi;
