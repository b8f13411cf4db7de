import { walletApi, type ListProposedAdjustmentsApiResponse } from '../api/wallet.generated.ts';

/** Whatever came of it, somebody else may have been quicker, or the answer was lost: all is asked again. */
const invalidatesTags: ('Adjustments' | 'MemberMoney')[] = ['Adjustments', 'MemberMoney'];

const adjustmentsApi = walletApi
  .enhanceEndpoints({
    endpoints: {
      readMemberMoney: { providesTags: ['MemberMoney'] },
      adjustUserBalance: { invalidatesTags },
      confirmAdjustment: { invalidatesTags },
      declineAdjustment: { invalidatesTags },
      withdrawAdjustment: { invalidatesTags },
      readAdjustmentLimit: {},
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Asked every minute, so it keeps no session alive. */
      watchAdjustments: build.query<{ proposals: WaitingAdjustment[]; total: number }, void>({
        query: () => ({ path: '/api/admin/adjustments', background: true }),
        transformResponse: ({ adjustments, total }: ListProposedAdjustmentsApiResponse) => ({
          proposals: adjustments.map((adjustment) => ({ ...adjustment, promised: adjustment.amount })),
          total,
        }),
        providesTags: ['Adjustments'],
      }),
    }),
  });

export type ProposedAdjustment = ListProposedAdjustmentsApiResponse['adjustments'][number];
/** As every proposal. */
export type WaitingAdjustment = ProposedAdjustment & { promised: string };

export const {
  useAdjustUserBalanceMutation,
  useConfirmAdjustmentMutation,
  useDeclineAdjustmentMutation,
  useReadAdjustmentLimitQuery,
  useReadMemberMoneyQuery,
  useWatchAdjustmentsQuery,
  useWithdrawAdjustmentMutation,
} = adjustmentsApi;
