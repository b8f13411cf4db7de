import { createTestKeys } from '@facet/service-kit/testing';
import { CONTRACT_LIMIT, startFakeWallet, walletContract } from '../src/testing/index.ts';

walletContract('the fake one', async () => {
  const wallet = await startFakeWallet();
  wallet.limit('social', BigInt(CONTRACT_LIMIT) * 100n);
  const keys = createTestKeys('earn');
  return {
    url: wallet.service.url,
    authorization: (caller) => keys.serviceAuthorization(caller, 'wallet'),
    async stop() {
      await wallet.service.stop();
      keys.remove();
    },
  };
});
