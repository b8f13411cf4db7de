import { CONTRACT_LIMIT, walletContract } from '@facet/money-kit/testing';
import { startWallet } from '../support/wallet.ts';

walletContract('the real one', async () => {
  const wallet = await startWallet();
  wallet.settings.social_hourly_amount = CONTRACT_LIMIT;
  const { internalPort } = await wallet.service.listen();
  return {
    url: `http://127.0.0.1:${internalPort}`,
    authorization: (caller) => wallet.env.keys.serviceAuthorization(caller, 'wallet'),
    stop: () => wallet.remove(),
  };
});
