import { socialApi, type ListHeldRanksApiResponse } from '../api/social.generated.ts';

const ranksApi = socialApi.enhanceEndpoints({
  endpoints: {
    listHeldRanks: { providesTags: ['Ranks'] },
    readReferralSummary: { providesTags: ['Ranks'] },
    // A colleague may have been quicker: what is in force is asked again whatever came of it.
    editReferralRank: { invalidatesTags: ['Ranks'] },
  },
});

export type Rank = ListHeldRanksApiResponse['ranks'][number];
export const { useListHeldRanksQuery, useReadReferralSummaryQuery, useEditReferralRankMutation } = ranksApi;
