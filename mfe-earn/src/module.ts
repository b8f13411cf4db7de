import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { emptyApi } from './api/empty-api.ts';
import { t } from './texts.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: emptyApi,
  routes: [
    { path: '/earn', handle: { title: () => t('Earn Robux') }, lazy: () => import('./earn-page.tsx') },
    { path: '/rewards', handle: { title: () => t('Rewards') }, lazy: () => import('./rewards/rewards-page.tsx') },
  ],
});
