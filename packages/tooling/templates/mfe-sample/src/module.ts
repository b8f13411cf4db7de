import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { sampleApi } from './api/sample-api.ts';
import { t } from './texts.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: sampleApi,
  routes: [{ path: '/sample', handle: { title: () => t('Sample') }, lazy: () => import('./notices/notices-page.tsx') }],
});
