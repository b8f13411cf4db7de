import { CONTRACT_VERSION, defineOperators } from '@facet/remote-kit';
import { emptyApi } from './api/empty-api.ts';

/** As remote.json names it. */
const TAB = 'sample';

export default defineOperators({
  contract: CONTRACT_VERSION,
  api: emptyApi,
  routes: { [TAB]: () => import('./notices/notices-tab.tsx') },
});
