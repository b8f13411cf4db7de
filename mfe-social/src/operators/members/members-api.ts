import { partQuery } from '@facet/console-kit';
import { socialApi, type GetReferralTreeApiResponse } from '../api/social.generated.ts';

/** Parts of one member's profile. */
const membersApi = socialApi.injectEndpoints({
  endpoints: (build) => ({
    memberReferrals: build.infiniteQuery<GetReferralTreeApiResponse, string, string | undefined>(
      partQuery((id) => ({ path: `/api/admin/referrals/of-member/${id}` })),
    ),
  }),
});

export const { useMemberReferralsInfiniteQuery } = membersApi;
