import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { sampleApi } from './api/sample-api.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: sampleApi,
  routes: [{ path: '/sample', handle: { title: 'Sample' }, lazy: () => import('./notices/notices-page.tsx') }],
});
