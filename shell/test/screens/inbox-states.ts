import type { Page } from 'playwright-core';
import { fail, sessionCalls, someMember, type FakeCalls } from '@facet/remote-kit/fakes';
import { someNoticeKinds } from './some-notice-kinds.ts';
import { someRegistry } from './some-registry.ts';
import type { State } from './states.ts';

type Reach = State['reach'];

const INBOX = 'GET /api/inbox';
const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
const notice = (id: number, kind: string, values: object, ago: number, wall?: { provider: string; offer: string }) => ({
  id: `n${id}`,
  kind,
  values,
  line: wall ? { kind: 'wall.offer', values: wall, text: `${wall.provider} · ${wall.offer}` } : null,
  at: hours(ago),
  isNew: id > 5,
});
const LONG = 'a very long title '.repeat(6).trim();
const later = new Date(Date.now() + 9 * 3_600_000).toISOString();
const notices = [
  notice(9, 'earn.streak_danger', { days: '4', next: '5', needs: 'claim', endsAt: later }, 0.1),
  notice(8, 'earn.friend_reached', { friend: 'l•••v', goalAmount: '100.00', rewardAmount: '100.00' }, 0.15),
  notice(7, 'wallet.credit', { amount: '44.00', type: 'wall_credit', reason: 'BitLabs' }, 0.2, {
    provider: 'BitLabs',
    offer: 'Shopping habits',
  }),
  notice(6, 'wallet.credit', { amount: '10.00', type: 'daily_bonus', reason: 'Daily Login Bonus · day 1' }, 0.5),
  notice(5, 'social.event_started', { event: 'e2', title: 'Obby Speedrun', prizeAmount: '250.00', fee: 'some', feeAmount: '5.00' }, 3),
  notice(
    3,
    'wallet.withdrawal_paid',
    {
      amount: '250.00',
      gamepass: 'VIP Lounge',
      reason: '',
      withdrawal: 'w3',
      told: 'arrives',
      arrivesAmount: '175.00',
      pending: 'days',
      pendingDays: '5',
    },
    26,
  ),
  notice(2, 'wallet.reversal', { amount: '18.50', type: 'wall_credit', reason: 'Lootably' }, 30, { provider: 'Lootably', offer: LONG }),
  notice(
    1,
    'wallet.withdrawal_refused',
    { amount: '400.00', gamepass: 'Starter Pack', reason: 'Its price changed.', withdrawal: 'w1' },
    400,
  ),
  notice(0, 'social.event_lost', { event: 'e1', title: 'Builder Weekend', entries: '120' }, 420),
];
const push = { publicKey: 'a-key', isOn: false, muted: [], quiet: null };
const calls: FakeCalls = {
  ...sessionCalls(someMember()),
  'GET /registry.json': () => withNotices(),
  [INBOX]: () => ({ notices, nextCursor: 'n1' }),
  'GET /api/inbox/counts': () => countsOf(notices),
  'GET /api/inbox/unread': () => ({ count: 4 }),
  'POST /api/inbox/read': () => ({ count: 2 }),
  'GET /api/rewards/claimable': () => ({
    count: 1,
    streak: 4,
    claims: [{ kind: 'earn.friend_reached', amount: '100.00', path: '/api/rewards/referral/claim' }],
  }),
  'GET /api/inbox/settings': () => ({ muted: ['wallet.credit'] }),
  'GET /api/inbox/push': () => push,
};

function countsOf(all: typeof notices) {
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  const counted = [...kinds].map(([kind, of]) => ({ kind, count: of.length, new: of.filter(({ isNew }) => isNew).length }));
  return { kinds: counted, newest: all[0]?.id ?? null };
}

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
    // Where there is a sidebar; a phone’s bell leads to the page.
    name: 'inbox, the bell pressed',
    path: '/help',
    calls: { ...calls, 'GET /api/cases': () => ({ cases: [] }) },
    reach: async (page) => {
      await page
        .getByRole('link', { name: /^Notifications/ })
        .filter({ visible: true })
        .click();
      await page.getByText('We couldn’t pay out Starter Pack').waitFor();
    },
    mockup: 'inbox-panel',
  },
  {
    name: 'inbox, nothing yet',
    path: '/inbox',
    calls: { ...calls, [INBOX]: () => ({ notices: [], nextCursor: null }), 'GET /api/inbox/counts': () => countsOf([]) },
    reach: (page) => page.getByText('Nothing here yet').waitFor(),
    mockup: 'inbox-none',
  },
  {
    name: 'inbox, all of it read',
    path: '/inbox',
    calls: {
      ...calls,
      [INBOX]: ({ query }) => ({
        notices: query.get('onlyNew') ? [] : notices.map((each) => ({ ...each, isNew: false })),
        nextCursor: null,
      }),
      'GET /api/inbox/counts': () => countsOf(notices.map((each) => ({ ...each, isNew: false }))),
    },
    reach: async (page) => {
      await page.getByRole('button', { name: 'Unread 0' }).click();
      await page.getByText('You’re all caught up').waitFor();
    },
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
    reach: (page) => page.getByRole('checkbox', { name: 'Earnings, in the bell' }).waitFor(),
  },
  {
    name: 'inbox settings, push notifications on',
    path: '/inbox/settings',
    calls: {
      ...calls,
      'GET /api/inbox/push': () => ({
        ...push,
        isOn: true,
        muted: ['social.rank_reached'],
        quiet: { from: '21:00', until: '08:00', timeZone: 'UTC' },
      }),
    },
    reach: async (page) => {
      await withPush(page);
      await page.getByRole('button', { name: 'Send a test' }).waitFor();
    },
    mockup: 'inbox-settings',
  },
  tested(
    'under way',
    () => new Promise(() => undefined),
    (page) => page.locator('button[aria-busy=true]').waitFor(),
  ),
  tested('sent', () => ({ isTaken: true }), shows('A test is on its way')),
  tested('refused', () => ({ isTaken: false }), shows('The test did not arrive')),
  tested(
    'no answer',
    () => fail(503, 'unavailable', 'The wallet does not answer right now. Please try again.'),
    shows('The test was not sent'),
  ),
  {
    ...tested(
      'offline',
      () => ({ isTaken: true }),
      shows('The test was not sent'),
      (page) => page.route('**/api/**', (route) => route.abort('internetdisconnected')),
    ),
    isLoud: true,
  },
];

/** A test message to this device, and what becomes of it. */
function tested(what: string, answer: () => unknown, reached: Reach, before?: Reach): State {
  return {
    name: `inbox settings, a test: ${what}`,
    path: '/inbox/settings',
    calls: { ...calls, 'GET /api/inbox/push': () => ({ ...push, isOn: true }), 'POST /api/inbox/push/test': answer },
    reach: async (page) => {
      await withPush(page);
      const send = page.getByRole('button', { name: 'Send a test' });
      await send.waitFor();
      await before?.(page);
      await send.click();
      await reached(page);
    },
  };
}

function shows(words: string): Reach {
  return (page) => page.getByText(words, { exact: true }).waitFor();
}

/** The tests' site is no secure one: a browser offers push to those alone. */
async function withPush(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ready = Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(null) } });
    Object.defineProperty(navigator, 'serviceWorker', { value: { ready, register: () => Promise.resolve({}) } });
    Object.assign(window, { PushManager: class {}, Notification: { requestPermission: () => Promise.resolve('granted') } });
  });
  await page.reload();
}

export function withNotices(names?: Parameters<typeof someRegistry>[0]) {
  const registry = someRegistry(names);
  const [record] = registry.microFrontends['mfe-wallet'] ?? [];
  if (record) Object.assign(record.extras, { notices: someNoticeKinds });
  return { ...registry, preview: null };
}
