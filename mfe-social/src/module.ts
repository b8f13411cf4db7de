import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { socialApi } from './api/social-api.ts';
import { t } from './texts.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: socialApi,
  routes: [
    { path: '/events', handle: { title: () => t('Events') }, lazy: () => import('./events/events-page.tsx') },
    { path: '/referrals', handle: { title: () => t('Referrals') }, lazy: () => import('./referrals/referrals-page.tsx') },
  ],
});
