import { walletApi as generated } from './wallet.generated.ts';

/** The calls of services/wallet, and what makes an answer old. */
export const walletApi = generated.enhanceEndpoints({
  endpoints: {
    listWithdrawals: { providesTags: ['Withdrawals'] },
    requestWithdrawal: { invalidatesTags: ['Withdrawals'] },
    cancelWithdrawal: { invalidatesTags: ['Withdrawals'] },
  },
});

export const {
  useListWithdrawalsQuery,
  useValidateRobloxUserMutation,
  useFetchGamepassesMutation,
  useRequestWithdrawalMutation,
  useCancelWithdrawalMutation,
} = walletApi;

export type { Experience, Gamepass, Withdrawal } from './wallet.generated.ts';
