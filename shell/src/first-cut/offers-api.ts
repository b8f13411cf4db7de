import { earnApi, type ListOffersApiResponse } from './earn.generated.ts';

export type GoodOffer = ListOffersApiResponse['offers'][number];

/** A credit asks anew. */
export const offersApi = earnApi.enhanceEndpoints({ endpoints: { listOffers: { providesTags: ['Profile'] } } });
