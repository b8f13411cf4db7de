import {
  earnApi,
  type ChangeProviderApiArg,
  type ListProvidersApiResponse,
  type ReadRewardAmountsApiResponse,
} from '../api/earn.generated.ts';

const providersApi = earnApi.enhanceEndpoints({
  endpoints: {
    listProviders: { providesTags: ['Providers'] },
    changeProvider: { invalidatesTags: (_answer, error) => (error ? [] : ['Providers']) },
    giveProviderNewAddress: { invalidatesTags: (_answer, error) => (error ? [] : ['Providers']) },
    readRewardAmounts: { providesTags: ['RewardAmounts'] },
    changeRewardAmounts: { invalidatesTags: (_answer, error) => (error ? [] : ['RewardAmounts']) },
  },
});

export type Provider = ListProvidersApiResponse['providers'][number];
export type ProviderChange = ChangeProviderApiArg['body'];
export type RewardAmounts = ReadRewardAmountsApiResponse;
export const {
  useListProvidersQuery,
  useChangeProviderMutation,
  useGiveProviderNewAddressMutation,
  useReadRewardAmountsQuery,
  useChangeRewardAmountsMutation,
} = providersApi;
