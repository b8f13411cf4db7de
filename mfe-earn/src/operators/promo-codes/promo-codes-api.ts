import type { TableQuery } from '@facet/console-kit';
import { earnApi, type ListPromoCodesApiResponse } from '../api/earn.generated.ts';

// Somebody else may have been quicker, or the answer was lost: the list is asked again whatever came of it.
const CHANGED = { invalidatesTags: ['PromoCodes'] } as const;

const promoCodesApi = earnApi
  .enhanceEndpoints({ endpoints: { createPromoCode: CHANGED, editPromoCode: CHANGED, switchPromoCode: CHANGED, deletePromoCode: CHANGED } })
  .injectEndpoints({
    endpoints: (build) => ({
      searchPromoCodes: build.query<ListPromoCodesApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/promo-codes', query }),
        providesTags: ['PromoCodes'],
      }),
    }),
  });

export type Counts = ListPromoCodesApiResponse['counts'];
export type PromoCode = ListPromoCodesApiResponse['promoCodes'][number];
export const {
  useSearchPromoCodesQuery,
  useCreatePromoCodeMutation,
  useEditPromoCodeMutation,
  useSwitchPromoCodeMutation,
  useDeletePromoCodeMutation,
} = promoCodesApi;
