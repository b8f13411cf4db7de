import { earnApi, type ListPromoCodesApiResponse } from '../api/earn.generated.ts';
import type { TableQuery } from '../table/index.ts';

const CHANGED = ['PromoCodes', 'Audit'] as const;

const promoCodesApi = earnApi
  .enhanceEndpoints({
    endpoints: {
      // Somebody else may have been quicker, or the answer was lost: the list is asked again whatever came of it.
      createPromoCode: { invalidatesTags: [...CHANGED] },
      switchPromoCode: { invalidatesTags: [...CHANGED] },
      deletePromoCode: { invalidatesTags: [...CHANGED] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchPromoCodes: build.query<ListPromoCodesApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/promo-codes', query }),
        providesTags: ['PromoCodes'],
      }),
    }),
  });

export type PromoCode = ListPromoCodesApiResponse['promoCodes'][number];
export const { useSearchPromoCodesQuery, useCreatePromoCodeMutation, useSwitchPromoCodeMutation, useDeletePromoCodeMutation } =
  promoCodesApi;
