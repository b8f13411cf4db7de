import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { walletApi } from './api/wallet-api.ts';
import { t } from './texts.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: walletApi,
  routes: [
    { path: '/withdraw', handle: { title: () => t('Withdraw') }, lazy: () => import('./withdraw/withdraw-page.tsx') },
    { path: '/withdraw/receipt/:id', handle: { title: () => t('Receipt') }, lazy: () => import('./receipt/receipt-page.tsx') },
    { path: '/withdraw/statement', handle: { title: () => t('Statement') }, lazy: () => import('./statement/statement-page.tsx') },
    {
      path: '/testgamepass',
      handle: { title: () => t('Test withdrawal') },
      lazy: () => import('./test-withdrawal/test-withdrawal-page.tsx'),
    },
  ],
});
