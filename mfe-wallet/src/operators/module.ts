import { CONTRACT_VERSION, defineOperators } from '@facet/remote-kit';
import { emptyApi } from './api/empty-api.ts';

export default defineOperators({
  contract: CONTRACT_VERSION,
  api: emptyApi,
  routes: {
    withdrawals: () => import('./withdrawals/withdrawals-tab.tsx'),
    payouts: () => import('./payouts/payouts-page.tsx'),
    money: () => import('./money/money-page.tsx'),
  },
  memberPanels: {
    transactions: () => import('./members/transactions-panel.tsx'),
    withdrawals: () => import('./members/withdrawals-panel.tsx'),
    adjust: () => import('./adjustments/adjust-panel.tsx'),
  },
  inserts: {
    bot: () => import('./bot/bot-status.tsx'),
    adjustments: () => import('./adjustments/proposed-adjustments.tsx'),
    'bot-step': () => import('./first-steps/bot-step.tsx'),
  },
});
