import { partQuery } from '@facet/console-kit';
import { gamesApi, type ListMemberRoundsApiResponse } from '../api/games.generated.ts';

/** Parts of one member's profile. */
const membersApi = gamesApi.injectEndpoints({
  endpoints: (build) => ({
    memberRounds: build.infiniteQuery<ListMemberRoundsApiResponse, string, string | undefined>(
      partQuery((id) => ({ path: `/api/admin/rounds/of-member/${id}` })),
    ),
  }),
});

export const { useMemberRoundsInfiniteQuery, useGetMemberPlayLimitsQuery } = membersApi;
