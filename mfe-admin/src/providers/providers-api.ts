import {
  earnApi,
  type ChangeProviderApiArg,
  type ListProvidersApiResponse,
  type ReadRewardAmountsApiResponse,
} from '../api/earn.generated.ts';

const providersApi = earnApi.enhanceEndpoints({
  endpoints: {
    listProviders: { providesTags: ['Providers'] },
    changeProvider: { invalidatesTags: (_answer, error) => (error ? [] : ['Providers', 'Audit']) },
    readRewardAmounts: { providesTags: ['Settings'] },
    changeRewardAmounts: { invalidatesTags: (_answer, error) => (error ? [] : ['Settings', 'Audit']) },
  },
});

export type Provider = ListProvidersApiResponse['providers'][number];
export type ProviderChange = ChangeProviderApiArg['body'];
export type RewardAmounts = ReadRewardAmountsApiResponse;
export const { useListProvidersQuery, useChangeProviderMutation, useReadRewardAmountsQuery, useChangeRewardAmountsMutation } = providersApi;
