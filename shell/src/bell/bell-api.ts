import { walletApi, type CountNewNoticesApiResponse } from './wallet.generated.ts';

/** The open stream rings. */
export const bellApi = walletApi.enhanceEndpoints({ endpoints: { countNewNotices: { providesTags: ['Notices'] } } });

/** To dispatch: how many are new now, as another call answered. */
export const newNoticesAre = (answer: CountNewNoticesApiResponse) =>
  bellApi.util.updateQueryData('countNewNotices', undefined, () => answer);
