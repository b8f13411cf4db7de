import { CONTRACT_VERSION, defineOperators } from '@facet/remote-kit';
import { emptyApi } from './api/empty-api.ts';

export default defineOperators({
  contract: CONTRACT_VERSION,
  api: emptyApi,
  routes: {
    promos: () => import('./promo-codes/promo-codes-tab.tsx'),
    tasks: () => import('./social-tasks/tasks-tab.tsx'),
    postbacks: () => import('./postbacks/postbacks-page.tsx'),
    providers: () => import('./providers/providers-page.tsx'),
    statements: () => import('./wall-statements/statements-page.tsx'),
    'hold-rules': () => import('./hold-rules/hold-rules-page.tsx'),
  },
  memberPanels: {
    earnings: () => import('./members/earnings-panel.tsx'),
  },
  inserts: { 'providers-step': () => import('./first-steps/providers-step.tsx') },
});
