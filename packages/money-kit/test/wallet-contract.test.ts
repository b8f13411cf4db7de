import { createTestKeys } from '@facet/service-kit/testing';
import { startFakeWallet, walletContract } from '../src/testing/index.ts';

walletContract('the fake one', async () => {
  const { service } = await startFakeWallet();
  const keys = createTestKeys('earn');
  return {
    url: service.url,
    authorization: (caller) => keys.serviceAuthorization(caller, 'wallet'),
    async stop() {
      await service.stop();
      keys.remove();
    },
  };
});
