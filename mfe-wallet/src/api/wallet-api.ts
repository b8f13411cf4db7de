import {
  walletApi as generated,
  type Experience,
  type FetchGamepassesApiResponse,
  type Gamepass,
  type RequestWithdrawalApiResponse,
  type ValidateRobloxUserApiResponse,
} from './wallet.generated.ts';

/** The calls of services/wallet, and what makes an answer old. */
export const walletApi = generated
  .injectEndpoints({
    endpoints: (build) => ({
      /** The published experiences of the member's own account. A question although it is a POST. */
      getExperiences: build.query<Experience[], string>({
        query: (username) => ({ path: '/api/validate-roblox-user', method: 'POST', body: { username } }),
        transformResponse: ({ experiences }: ValidateRobloxUserApiResponse) => experiences,
        keepUnusedDataFor: 0,
      }),
      requestTestWithdrawal: build.mutation<RequestWithdrawalApiResponse, { 'idempotency-key'?: string; body: unknown }>({
        query: ({ body, 'idempotency-key': idempotencyKey }) => ({ path: '/api/test-withdraw', method: 'POST', body, idempotencyKey }),
        invalidatesTags: (done) => (done ? ['Withdrawals'] : ['Withdrawals', 'Gamepasses']),
      }),
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
  useGetExperiencesQuery,
  useGetGamepassesQuery,
  useRequestTestWithdrawalMutation,
  useRequestWithdrawalMutation,
  useCancelWithdrawalMutation,
} = walletApi;

export type { Experience, Gamepass, Withdrawal } from './wallet.generated.ts';
