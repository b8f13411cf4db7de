import { partQuery } from '@facet/console-kit';
import { earnApi, type ListMemberEarningsApiResponse } from '../api/earn.generated.ts';

/** Parts of one member's profile. */
const membersApi = earnApi
  .injectEndpoints({
    endpoints: (build) => ({
      memberEarnings: build.infiniteQuery<ListMemberEarningsApiResponse, string, string | undefined>({
        ...partQuery((id) => ({ path: `/api/admin/earnings/of-member/${id}` })),
        providesTags: ['MemberEarnings'],
      }),
    }),
  })
  .enhanceEndpoints({
    // refused, it is not held any more: what is shown is old as well
    endpoints: { releaseEarning: { invalidatesTags: ['MemberEarnings', 'HoldRules'] } },
  });

export type MemberEarning = ListMemberEarningsApiResponse['earnings'][number];
export const { useMemberEarningsInfiniteQuery, useReleaseEarningMutation } = membersApi;
