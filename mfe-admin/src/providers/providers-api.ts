import { adminApi } from '../api/admin-api.ts';
import type { ChangeProviderApiArg, ListProvidersApiResponse } from '../api/admin.generated.ts';
import { earnApi, type ReadRewardAmountsApiResponse } from '../api/earn.generated.ts';

const providersApi = adminApi.enhanceEndpoints({
  endpoints: {
    listProviders: { providesTags: ['Providers'] },
    changeProvider: { invalidatesTags: (_answer, error) => (error ? [] : ['Providers', 'Audit']) },
  },
});
const rewardAmountsApi = earnApi.enhanceEndpoints({
  endpoints: {
    readRewardAmounts: { providesTags: ['Settings'] },
    changeRewardAmounts: { invalidatesTags: (_answer, error) => (error ? [] : ['Settings', 'Audit']) },
  },
});

export type Provider = ListProvidersApiResponse['providers'][number];
export type ProviderChange = ChangeProviderApiArg['body'];
export type RewardAmounts = ReadRewardAmountsApiResponse;
export const { useListProvidersQuery, useChangeProviderMutation } = providersApi;
export const { useReadRewardAmountsQuery, useChangeRewardAmountsMutation } = rewardAmountsApi;
