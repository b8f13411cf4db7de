import { createRemoteApi } from '@facet/remote-kit';

/** What an answer is about; a change of it makes the answer old. */
export const TAGS = ['Operator', 'Overview', 'Members', 'Member', 'Settings', 'Admins', 'Sessions', 'Audit', 'Releases', 'Views'] as const;

/** What `npm run generate` fills with the calls of services/admin. */
export const emptyApi = createRemoteApi('mfe-admin', { tagTypes: [...TAGS], endpoints: () => ({}) });
