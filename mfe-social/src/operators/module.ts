import { CONTRACT_VERSION, defineOperators } from '@facet/remote-kit';
import { emptyApi } from './api/empty-api.ts';

export default defineOperators({
  contract: CONTRACT_VERSION,
  api: emptyApi,
  routes: {
    events: () => import('./events/events-tab.tsx'),
    referrals: () => import('./referral-ranks/referrals-tab.tsx'),
  },
  memberPanels: {
    referrals: () => import('./members/referrals-panel.tsx'),
    referral: () => import('./members/referral-card.tsx'),
  },
});
