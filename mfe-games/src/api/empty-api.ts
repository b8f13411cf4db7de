import { createRemoteApi } from '@facet/remote-kit';

/** What `npm run generate` fills with the calls of services/games. */
export const emptyApi = createRemoteApi('mfe-games', { tagTypes: ['Rules', 'Limits', 'Fairness', 'Rounds'], endpoints: () => ({}) });
