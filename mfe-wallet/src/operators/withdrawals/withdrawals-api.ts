import {
  walletApi,
  type CountWithdrawalsApiResponse,
  type ListWithdrawalQueueApiResponse,
  type ProcessWithdrawalsApiArg,
  type ProcessWithdrawalsApiResponse,
} from '../api/wallet.generated.ts';

const CHANGED = ['Withdrawals', 'Payouts', 'Bot'] as const;

type BatchPreview = Extract<ProcessWithdrawalsApiResponse, { dryRun: true }>;
type BatchReport = Extract<ProcessWithdrawalsApiResponse, { dryRun: false }>;

const withdrawalsApi = walletApi
  .enhanceEndpoints({
    endpoints: {
      countWithdrawals: { providesTags: ['Withdrawals'] },
      readWithdrawal: { providesTags: ['Withdrawals'] },
      // Lists are asked again whatever came of it: another operator or the bot may have been quicker.
      processWithdrawal: { invalidatesTags: [...CHANGED] },
      reserveWithdrawal: { invalidatesTags: [...CHANGED] },
      releaseWithdrawal: { invalidatesTags: [...CHANGED] },
      askAboutWithdrawal: { invalidatesTags: [...CHANGED] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchWithdrawals: build.query<ListWithdrawalQueueApiResponse, Record<string, string>>({
        query: (query) => ({ path: '/api/admin/withdrawals', query }),
        providesTags: ['Withdrawals'],
      }),
      /** What one decision on many would do. A question although it is a POST. */
      previewWithdrawals: build.query<BatchPreview, ProcessWithdrawalsApiArg>({
        query: (body) => ({ path: '/api/admin/withdrawals/process-batch', method: 'POST', body: { ...body, dryRun: true } }),
        keepUnusedDataFor: 0,
      }),
      decideWithdrawals: build.mutation<BatchReport, ProcessWithdrawalsApiArg>({
        query: (body) => ({ path: '/api/admin/withdrawals/process-batch', method: 'POST', body }),
        invalidatesTags: [...CHANGED],
      }),
    }),
  });

export type Withdrawal = ListWithdrawalQueueApiResponse['withdrawals'][number];
export type WithdrawalCounts = CountWithdrawalsApiResponse;
export type { BatchPreview, BatchReport };

export const {
  useSearchWithdrawalsQuery,
  useCountWithdrawalsQuery,
  useReadWithdrawalQuery,
  usePreviewWithdrawalsQuery,
  useProcessWithdrawalMutation,
  useReserveWithdrawalMutation,
  useReleaseWithdrawalMutation,
  useAskAboutWithdrawalMutation,
  useDecideWithdrawalsMutation,
} = withdrawalsApi;
