import { createRemoteApi } from '@facet/remote-kit';

/** Holds the answers of this remote's calls; the generated files beside it put their endpoints in. */
export const emptyApi = createRemoteApi('mfe-earn', { tagTypes: ['Tasks', 'Rewards', 'Earnings', 'Offers'], endpoints: () => ({}) });
