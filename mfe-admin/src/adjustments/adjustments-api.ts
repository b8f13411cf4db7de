import { adminApi } from '../api/admin-api.ts';
import type { ListOpenAdjustmentsApiResponse } from '../api/admin.generated.ts';

/** Whatever came of it, somebody else may have been quicker, or the answer was lost: all is asked again. */
const CHANGED = ['Adjustments', 'Members', 'Member', 'Audit', 'Overview'] as const;

const adjustmentsApi = adminApi
  .enhanceEndpoints({
    endpoints: {
      adjustUserBalance: { invalidatesTags: [...CHANGED] },
      confirmAdjustment: { invalidatesTags: [...CHANGED] },
      declineAdjustment: { invalidatesTags: [...CHANGED] },
      settleAdjustment: { invalidatesTags: [...CHANGED] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Asked every minute, so it keeps no session alive. */
      watchAdjustments: build.query<ListOpenAdjustmentsApiResponse, void>({
        query: () => ({ path: '/api/admin/adjustments', background: true }),
        providesTags: ['Adjustments'],
      }),
    }),
  });

export type OpenAdjustment = ListOpenAdjustmentsApiResponse['adjustments'][number];

export const {
  useAdjustUserBalanceMutation,
  useConfirmAdjustmentMutation,
  useDeclineAdjustmentMutation,
  useSettleAdjustmentMutation,
  useWatchAdjustmentsQuery,
} = adjustmentsApi;
