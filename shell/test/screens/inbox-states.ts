import { fail, sessionCalls, someMember, type FakeCalls } from '@facet/remote-kit/fakes';
import { someNoticeKinds } from './some-notice-kinds.ts';
import { someRegistry } from './some-registry.ts';
import type { State } from './states.ts';

const INBOX = 'GET /api/inbox';
const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
const notice = (id: number, kind: string, values: object, ago: number) => ({ id: `n${id}`, kind, values, at: hours(ago), isNew: id > 3 });
const notices = [
  notice(5, 'wallet.credit', { amount: '44.00', type: 'wall_credit', reason: 'BitLabs · Shopping habits' }, 0.2),
  notice(4, 'wallet.credit', { amount: '10.00', type: 'daily_bonus', reason: 'Daily Login Bonus · day 1' }, 0.5),
  notice(3, 'wallet.withdrawal_paid', { amount: '250.00', gamepass: 'VIP Lounge', reason: '', withdrawal: 'w3' }, 26),
  notice(2, 'wallet.reversal', { amount: '18.50', type: 'wall_credit', reason: `Lootably · ${'a very long title '.repeat(6)}` }, 30),
  notice(
    1,
    'wallet.withdrawal_refused',
    { amount: '400.00', gamepass: 'Starter Pack', reason: 'Its price changed.', withdrawal: 'w1' },
    400,
  ),
];
const calls: FakeCalls = {
  ...sessionCalls(someMember()),
  'GET /registry.json': () => withNotices(),
  [INBOX]: () => ({ notices, nextCursor: 'n1' }),
  'GET /api/inbox/unread': () => ({ count: 2 }),
  'POST /api/inbox/read': () => ({ count: 2 }),
  'GET /api/inbox/settings': () => ({ muted: ['wallet.credit'] }),
  'GET /api/inbox/push': () => ({ publicKey: 'a-key', isOn: false }),
};

/** The inbox in every state that it has. */
export const inboxStates: State[] = [
  {
    name: 'inbox',
    path: '/inbox',
    calls,
    reach: (page) => page.getByText('We couldn’t pay out Starter Pack').waitFor(),
    mockup: 'inbox-page',
  },
  {
    name: 'inbox, nothing yet',
    path: '/inbox',
    calls: { ...calls, [INBOX]: () => ({ notices: [], nextCursor: null }) },
    reach: (page) => page.getByText('Nothing here yet').waitFor(),
    mockup: 'inbox-none',
  },
  {
    name: 'inbox, loading',
    path: '/inbox',
    calls: { ...calls, [INBOX]: () => new Promise(() => undefined) },
    reach: (page) => page.getByText('Loading your notifications').waitFor({ state: 'attached' }),
  },
  {
    name: 'inbox, away',
    path: '/inbox',
    calls: { ...calls, [INBOX]: () => fail(503, 'unavailable', 'The wallet does not answer right now. Please try again.') },
    reach: (page) => page.getByText('Your notifications did not load').waitFor(),
  },
  {
    name: 'inbox settings',
    path: '/inbox/settings',
    calls,
    reach: (page) => page.getByRole('checkbox', { name: 'Earnings' }).waitFor(),
    mockup: 'inbox-settings',
  },
];

export function withNotices(names?: Parameters<typeof someRegistry>[0]) {
  const registry = someRegistry(names);
  const [record] = registry.microFrontends['mfe-wallet'] ?? [];
  if (record) Object.assign(record.extras, { notices: someNoticeKinds });
  return { ...registry, preview: null };
}
