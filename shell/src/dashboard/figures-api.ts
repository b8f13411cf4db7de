import { walletApi, type ReadFiguresApiResponse as Figures } from './wallet.generated.ts';

export type { Figures };
export type Earned = Figures['earned'];
/** What was earned in some time, by source. */
export type EarnedBySource = Earned['total'];

/** The wallet's figures, which every page shows as they are; a transaction asks anew. */
export const { useReadFiguresQuery } = walletApi.enhanceEndpoints({ endpoints: { readFigures: { providesTags: ['Transactions'] } } });
