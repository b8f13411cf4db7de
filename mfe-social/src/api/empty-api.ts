import { createRemoteApi } from '@facet/remote-kit';

/** What `npm run generate` fills with the calls of services/social and services/earn. */
export const emptyApi = createRemoteApi('mfe-social', { tagTypes: ['Events', 'Leaderboard', 'Friends'], endpoints: () => ({}) });
