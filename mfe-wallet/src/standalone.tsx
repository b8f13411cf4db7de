import { startStandalone } from '@facet/remote-kit/standalone';
import { Page, UiProvider } from '@facet/ui';
import { fakeExperiences, fakeGamepasses, fakeWithdrawals, someWithdrawal } from './fake-wallet.ts';
import remote from './module.ts';

let withdrawals = [...fakeWithdrawals];

startStandalone(remote, {
  frame: ({ children }) => (
    <UiProvider>
      <Page>{children}</Page>
    </UiProvider>
  ),
  calls: {
    'POST /api/validate-roblox-user': () => ({ experiences: fakeExperiences, message: '' }),
    'POST /api/fetch-gamepasses': () => ({ gamepasses: fakeGamepasses }),
    'GET /api/withdraw/history': () => ({ withdrawals }),
    'POST /api/withdraw': () => {
      const withdrawal = someWithdrawal({ id: crypto.randomUUID(), payoutState: 'processing', createdAt: new Date().toISOString() });
      withdrawals = [withdrawal, ...withdrawals];
      return { success: true, message: 'Withdrawal Requested', withdrawal };
    },
    'POST /api/withdraw/w5/cancel': () => {
      const withdrawal = someWithdrawal({ payoutState: 'cancelled' });
      withdrawals = withdrawals.map((one) => (one.id === withdrawal.id ? withdrawal : one));
      return { success: true, message: 'Withdrawal Cancelled', withdrawal };
    },
  },
});
