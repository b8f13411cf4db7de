import { CONTRACT_VERSION, defineOperators } from '@facet/remote-kit';
import { emptyApi } from './api/empty-api.ts';

export default defineOperators({
  contract: CONTRACT_VERSION,
  api: emptyApi,
  routes: {
    withdrawals: () => import('./withdrawals/withdrawals-tab.tsx'),
    payouts: () => import('./payouts/payouts-page.tsx'),
  },
  inserts: {
    bot: () => import('./bot/bot-status.tsx'),
    'last-audit': () => import('./payouts/last-audit.tsx'),
  },
});
