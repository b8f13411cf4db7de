import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { fakeTransactions, fakePending, somePage, someRound, someSummary, someTransaction } from '../../standalone/fake-statement.ts';
import { fakeExperiences, fakeGamepasses, fakeWithdrawals, someWithdrawal } from '../../standalone/fake-wallet.ts';
import { makeProof } from '../some-proof.ts';

const { proof, published } = makeProof();
const accept = () => ({ success: true, message: '', withdrawal: someWithdrawal() });
const away = () => fail(503, 'unavailable', 'The wallet does not answer right now. Please try again.');
const hangs = () => new Promise(() => undefined);
const longReason = `Survey "${'averylongword'.repeat(8)}" ${'and more words '.repeat(8)}`;

/** Everything answers. */
export const well: FakeCalls = {
  'POST /api/validate-roblox-user': () => ({ experiences: fakeExperiences, message: '' }),
  'POST /api/fetch-gamepasses': () => ({ gamepasses: fakeGamepasses }),
  'POST /api/withdraw': accept,
  'POST /api/test-withdraw': accept,
  'GET /api/withdraw/history': () => ({
    withdrawals: [...fakeWithdrawals, someWithdrawal({ id: 't1', type: 'test', reason: longReason })],
  }),
  'GET /api/withdraw/group': () => ({ group: 'joined' }),
  'GET /api/settings/test_withdrawals': () => ({ value: 'on' }),
  'GET /api/user/transactions': () =>
    somePage(
      [
        firstOf(fakeTransactions),
        ...someRound('r4', '18:52', '13.60'),
        ...someRound('r3', '18:50'),
        ...someRound('r2', '18:49', '10.80'),
        ...someRound('r1', '18:47', '12.60'),
        someTransaction({ id: 'long', reason: longReason, amount: '12345678.90', createdAt: '2026-11-20T14:20:00.000Z' }),
        ...fakeTransactions.slice(1),
      ],
      '1',
    ),
  'GET /api/user/transactions/summary': () => someSummary(),
  'GET /api/rewards/pending': () => ({ pending: fakePending }),
  'GET /api/user/statement-proof': () => proof,
  'GET /api/proofs/roots/2026-11-20': () => published,
};

/** The wallet and earn are away. */
export const allAway: FakeCalls = Object.fromEntries(Object.keys(well).map((call) => [call, away]));

/** Nothing answers yet. */
export const slow: FakeCalls = Object.fromEntries(Object.keys(well).map((call) => [call, hangs]));

/** A member who has just come, but owes something. */
export const nothingYet: FakeCalls = {
  ...well,
  'GET /api/withdraw/history': () => ({ withdrawals: [] }),
  'GET /api/user/transactions': () => somePage([]),
  'GET /api/user/transactions/summary': () => someSummary({ held: '0.00', pending: [], months: [], debt: '3.00' }),
  'GET /api/rewards/pending': () => fail(404, 'not_found', 'not found'),
  'GET /api/settings/test_withdrawals': () => ({ value: 'off' }),
};

/** The service gives a statement whose last line it left out. */
export const tampered: FakeCalls = {
  ...well,
  'GET /api/user/statement-proof': () => ({ ...proof, transfers: proof.transfers.slice(0, -1) }),
};

function firstOf<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error('the fake has no items');
  return first;
}
