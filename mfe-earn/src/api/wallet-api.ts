import { walletApi, type ReadFiguresApiResponse } from './wallet.generated.ts';

export type Earned = ReadFiguresApiResponse['earned'];

/** What services/wallet says that the member earned: the same figures as on every page. */
export const { useReadFiguresQuery } = walletApi.enhanceEndpoints({ endpoints: { readFigures: { providesTags: ['Earnings'] } } });
