import { adminApi } from '../api/admin-api.ts';
import type { ListReferralRanksApiResponse } from '../api/admin.generated.ts';

const ranksApi = adminApi.enhanceEndpoints({
  endpoints: {
    listReferralRanks: { providesTags: ['Ranks'] },
    readReferralSummary: { providesTags: ['Ranks'] },
    // A colleague may have been quicker: what is in force is asked again whatever came of it.
    editReferralRank: { invalidatesTags: ['Ranks', 'Audit'] },
  },
});

export type Rank = ListReferralRanksApiResponse['ranks'][number];
export const { useListReferralRanksQuery, useReadReferralSummaryQuery, useEditReferralRankMutation } = ranksApi;
