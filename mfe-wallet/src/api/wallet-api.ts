import { walletApi as generated, type FetchGamepassesApiResponse, type Gamepass } from './wallet.generated.ts';

/** The calls of services/wallet, and what makes an answer old. */
export const walletApi = generated
  .injectEndpoints({
    endpoints: (build) => ({
      /** What the member sells in a place. A question although it is a POST, and asked anew each time, since prices change. */
      getGamepasses: build.query<Gamepass[], string>({
        query: (placeId) => ({ path: '/api/fetch-gamepasses', method: 'POST', body: { placeId } }),
        transformResponse: ({ gamepasses }: FetchGamepassesApiResponse) => gamepasses,
        keepUnusedDataFor: 0,
        providesTags: ['Gamepasses'],
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      listWithdrawals: { providesTags: ['Withdrawals'] },
      // What was refused may not be what the list says any more.
      requestWithdrawal: { invalidatesTags: (done) => (done ? ['Withdrawals'] : ['Withdrawals', 'Gamepasses']) },
      cancelWithdrawal: { invalidatesTags: ['Withdrawals'] },
    },
  });

export const {
  useListWithdrawalsQuery,
  useValidateRobloxUserMutation,
  useGetGamepassesQuery,
  useRequestWithdrawalMutation,
  useCancelWithdrawalMutation,
} = walletApi;

export type { Experience, Gamepass, Withdrawal } from './wallet.generated.ts';
