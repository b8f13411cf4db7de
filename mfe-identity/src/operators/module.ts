import { CONTRACT_VERSION, defineOperators } from '@facet/remote-kit';
import { emptyApi } from './api/empty-api.ts';

export default defineOperators({
  contract: CONTRACT_VERSION,
  api: emptyApi,
  routes: { cases: () => import('./cases/cases-page.tsx') },
  memberPanels: {
    access: () => import('./members/access-card.tsx'),
    devices: () => import('./members/devices-panel.tsx'),
    cases: () => import('./members/cases-panel.tsx'),
  },
});
