import { createRemoteApi } from '@facet/remote-kit';

/** What `npm run generate` fills with the calls of services/social. */
export const emptyApi = createRemoteApi('mfe-social', { tagTypes: ['Events', 'Leaderboard'], endpoints: () => ({}) });
