import type { TableQuery } from '@facet/console-kit';
import { earnApi, type ListPromoCodesApiResponse, type ListProposedPromoCodesApiResponse } from '../api/earn.generated.ts';

// Somebody else may have been quicker, or the answer was lost: the list is asked again whatever came of it.
const CHANGED = { invalidatesTags: ['PromoCodes'] } as const;

const promoCodesApi = earnApi
  .enhanceEndpoints({
    endpoints: {
      confirmPromoCode: CHANGED,
      declinePromoCode: CHANGED,
      withdrawPromoCode: CHANGED,
      createPromoCode: CHANGED,
      editPromoCode: CHANGED,
      switchPromoCode: CHANGED,
      deletePromoCode: CHANGED,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Asked every minute, so it keeps no session alive. */
      watchProposedPromoCodes: build.query<ListProposedPromoCodesApiResponse, void>({
        query: () => ({ path: '/api/admin/promo-codes/proposals', background: true }),
        providesTags: ['PromoCodes'],
      }),
      searchPromoCodes: build.query<ListPromoCodesApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/promo-codes', query }),
        providesTags: ['PromoCodes'],
      }),
    }),
  });

export type Counts = ListPromoCodesApiResponse['counts'];
export type PromoCode = ListPromoCodesApiResponse['promoCodes'][number];
export type ProposedPromoCode = ListProposedPromoCodesApiResponse['proposals'][number];
export const {
  useSearchPromoCodesQuery,
  useCreatePromoCodeMutation,
  useEditPromoCodeMutation,
  useSwitchPromoCodeMutation,
  useDeletePromoCodeMutation,
  useConfirmPromoCodeMutation,
  useDeclinePromoCodeMutation,
  useWatchProposedPromoCodesQuery,
  useWithdrawPromoCodeMutation,
} = promoCodesApi;
