import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { socialApi } from './api/social-api.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: socialApi,
  routes: [
    { path: '/events', handle: { title: 'Events' }, lazy: () => import('./events/events-page.tsx') },
    { path: '/referrals', handle: { title: 'Referrals' }, lazy: () => import('./referrals/referrals-page.tsx') },
  ],
});
