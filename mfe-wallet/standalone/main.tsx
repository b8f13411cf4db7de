import { fakeConsole } from '@facet/console-kit/testing';
import { answer, fail, startStandalone } from '@facet/remote-kit/standalone';
import { Page, UiProvider } from '@facet/ui';
import { fakeTransactions, fakePending, someSummary } from './fake-statement.ts';
import { fakeExperiences, fakeGamepasses, fakeWithdrawals, someWithdrawal } from './fake-wallet.ts';
import remote from '../src/module.ts';
import { fakeOperatorsCalls } from './operators/fake-operators.ts';
import operators from '../src/operators/module.ts';

let withdrawals = [...fakeWithdrawals];

if (location.pathname.startsWith('/admin')) startStandalone(fakeConsole(operators), { frame: UiProvider, calls: fakeOperatorsCalls() });
else
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
      'POST /api/withdraw': () => ({ success: true, message: 'Withdrawal Requested', withdrawal: request('normal') }),
      'POST /api/test-withdraw': () => ({ success: true, message: 'Test Withdrawal Requested', withdrawal: request('test') }),
      'POST /api/withdraw/w5/cancel': () => {
        const withdrawal = someWithdrawal({ payoutState: 'cancelled' });
        withdrawals = withdrawals.map((one) => (one.id === withdrawal.id ? withdrawal : one));
        return { success: true, message: 'Withdrawal Cancelled', withdrawal };
      },
      'GET /api/settings/test_withdrawals': () => ({ value: 'on' }),
      'GET /api/user/transactions': ({ query }) => ({
        transactions: fakeTransactions.filter(({ category }) => !query.has('category') || category === query.get('category')),
        nextCursor: null,
      }),
      'GET /api/user/transactions/summary': () => someSummary(),
      'GET /api/user/transactions.csv': () => answer('created_at,type,amount\r\n'),
      'GET /api/rewards/pending': () => ({ pending: fakePending }),
      'GET /api/user/statement-proof': () => fail(404, 'proof_not_ready', 'There is no proof yet. It is published in the night.'),
    },
  });

function request(type: 'normal' | 'test') {
  const withdrawal = someWithdrawal({ id: crypto.randomUUID(), type, payoutState: 'processing', createdAt: new Date().toISOString() });
  withdrawals = [withdrawal, ...withdrawals];
  return withdrawal;
}
