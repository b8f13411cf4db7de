import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sessionApi } from '@facet/remote-kit';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import { store } from '../../src/store/index.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { declared, openSite, type SiteOptions } from './open-site.tsx';
import { someNoticeKinds } from './some-notice-kinds.ts';

const wallet = { ...declared('mfe-wallet', '/withdraw', 'Withdraw', 30), notices: someNoticeKinds };
const at = new Date().toISOString();
const credit = {
  id: 'n2',
  kind: 'wallet.credit',
  values: { amount: '44.00', type: 'wall_credit', reason: 'BitLabs · Snacks' },
  at,
  isNew: true,
};
const refused = {
  id: 'n1',
  kind: 'wallet.withdrawal_refused',
  values: { amount: '400.00', gamepass: 'VIP', reason: 'Its price changed.', withdrawal: 'w1' },
  at,
  isNew: false,
};

const counts = (fresh: number) => ({
  kinds: [
    { kind: 'wallet.credit', count: 1, new: fresh },
    { kind: 'wallet.withdrawal_refused', count: 1, new: 0 },
  ],
  newest: 'n2',
});

function openInbox({ path = '/inbox', calls, ...options }: SiteOptions = {}) {
  const all: FakeCalls = {
    'GET /api/inbox': () => ({ notices: [credit, refused], nextCursor: null }),
    'GET /api/inbox/counts': () => counts(1),
    'GET /api/inbox/unread': () => ({ count: 1 }),
    'POST /api/inbox/read': () => ({ count: 0 }),
    'GET /api/inbox/settings': () => ({ muted: [] }),
    'GET /api/inbox/push': () => ({ publicKey: 'a-key', isOn: false }),
    ...calls,
  };
  return openSite({ path, entries: [wallet], calls: all, ...options });
}

const bells = () => screen.getAllByRole('link', { name: /^Notifications/ });

test('says what happened in the words of the domain, marks what is new, and counts it as read once the member leaves', async () => {
  const { api } = openInbox();
  await screen.findByText(/Offer completed/);
  const list = screen.getByRole('region', { name: 'Notifications' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/^New: Offer completed: R\$ 44\.00BitLabs · Snacks/);
  expect(rows[1]?.textContent).toMatch(/^We couldn’t pay out VIPIts price changed\. Your R\$ 400\.00 is back in your balance\.Ask again/);
  expect(within(list).getByRole('link', { name: 'Ask again' }).getAttribute('href')).toBe('/withdraw?of=w1');
  expect(api.sentTo('POST /api/inbox/read')).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Notification settings' }));
  await waitFor(() => expect(api.sentTo('POST /api/inbox/read')).toEqual([{ upTo: 'n2' }]));
  await waitFor(() => expect(bells()[0]?.textContent).toBe('Notifications'));
});

test('counts as read when another tab is looked at, once, and stays marked here', async () => {
  const { api } = openInbox();
  await screen.findByText(/Offer completed/);
  const hide = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => void vi.restoreAllMocks());
  hide();
  hide();
  await waitFor(() => expect(bells()[0]?.textContent).toBe('Notifications'));
  expect(api.sentTo('POST /api/inbox/read')).toEqual([{ upTo: 'n2' }]);
  expect(screen.getByText(/Offer completed/).textContent).toMatch(/^New: /);
});

test.each([
  ['suspended', { disabled: true, bannedAt: '2026-11-20T18:42:00.000Z' }, 'Account Suspended'],
  ['logged out', null, 'Start Earning Now'],
] as const)('counts nothing as read for who is %s meanwhile: that call would be refused', async (_how, next, shown) => {
  const { api, setMember } = openInbox();
  await screen.findByText(/Offer completed/);
  setMember(next);
  api.on('GET /api/inbox/counts', () => (next ? fail(403, 'account_disabled', '') : fail(401, 'not_signed_in', '')));
  await userEvent.click(screen.getByRole('button', { name: /^Earnings/ }));
  act(() => void store.dispatch(sessionApi.util.invalidateTags(['Session'])));
  await screen.findAllByText(shown);
  expect(api.sentTo('POST /api/inbox/read')).toEqual([]);
});

test('says how many there are of each kind, of those that there are, and marks all as read from any of them', async () => {
  let fresh = 1;
  const { api } = openInbox({
    calls: {
      'GET /api/inbox': ({ query }) => ({
        notices: query.get('onlyNew') === 'true' ? (fresh > 0 ? [credit] : []) : [{ ...credit, isNew: fresh > 0 }, refused],
        nextCursor: null,
      }),
      'GET /api/inbox/counts': () => counts(fresh),
      'GET /api/inbox/unread': () => ({ count: fresh }),
      'POST /api/inbox/read': () => {
        fresh = 0;
        return { count: 0 };
      },
    },
  });
  const filters = () => within(screen.getByRole('group', { name: 'Filter' })).getAllByRole('button');
  await waitFor(() =>
    expect(filters().map(({ textContent }) => textContent)).toEqual(['All 2', 'Unread 1', 'Earnings 1', 'Withdrawals 1']),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Unread 1' }));
  await waitFor(() => expect(screen.queryByText('We couldn’t pay out VIP')).toBeNull());
  const readAll = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' });
  await waitFor(() => expect(readAll.disabled).toBe(false));
  await userEvent.click(readAll);
  await screen.findByText('You’re all caught up');
  expect(api.sentTo('POST /api/inbox/read')).toEqual([{ upTo: 'n2' }]);
  await waitFor(() => expect(readAll.disabled).toBe(true));
  await waitFor(() => expect(bells()[0]?.textContent).toBe('Notifications'));
});

test('a wallet of before counts no kinds: all filters are there, without numbers', async () => {
  openInbox({ calls: { 'GET /api/inbox/counts': () => fail(404, 'not_found', 'There is nothing here') } });
  await screen.findByText(/Offer completed/);
  for (const name of ['All', 'Unread', 'Earnings', 'Rank']) screen.getByRole('button', { name });
});

test('the bell tells how much is new on every width, live, and what was missed while the stream was away', async () => {
  let count = 1;
  openInbox({ path: '/', calls: { 'GET /api/inbox/unread': () => ({ count }) } });
  await waitFor(() => expect(bells().map(({ textContent }) => textContent)).toEqual(['Notifications1 new', 'Notifications1 new']));
  count = 120;
  act(() => FakeEventSource.ring());
  await waitFor(() => expect(bells()[0]?.textContent).toBe('Notifications99+ new'));
  count = 3;
  act(() => FakeEventSource.push('1284.00', '2046.40', 'snapshot', '0.00'));
  await waitFor(() => expect(bells()[0]?.textContent).toBe('Notifications3 new'));
});

test('shows one kind of news alone, and more of it', async () => {
  const { api } = openInbox({
    calls: {
      'GET /api/inbox': ({ query }) =>
        query.get('cursor') === null
          ? { notices: query.get('kinds') === null ? [credit, refused] : [refused], nextCursor: 'n1' }
          : { notices: [{ ...refused, id: 'n0', values: { ...refused.values, gamepass: 'Old' } }], nextCursor: null },
    },
  });
  await screen.findByText(/Offer completed/);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdrawals 1' }));
  await waitFor(() => expect(screen.queryByText(/Offer completed/)).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('We couldn’t pay out Old');
  expect(api.requests.find(({ query }) => query.get('kinds') !== null)?.query.get('kinds')).toBe(
    'wallet.withdrawal_paid,wallet.withdrawal_refused',
  );
});

test('a notice of a service from before, without the value that its path wants, leads nowhere', async () => {
  const { withdrawal: _of, ...values } = refused.values;
  openInbox({ calls: { 'GET /api/inbox': () => ({ notices: [{ ...refused, values }], nextCursor: null }) } });
  await screen.findByText('We couldn’t pay out VIP');
  expect(screen.queryByRole('link', { name: 'Ask again' })).toBeNull();
});

test('a kind that no remote declares is still told', async () => {
  openInbox({ calls: { 'GET /api/inbox': () => ({ notices: [{ ...credit, kind: 'quests.done' }], nextCursor: null }) } });
  await screen.findByText('Something happened on your account');
});

test('empty, failed and an older wallet', async () => {
  let answer: unknown = fail(503, 'unavailable', 'Not right now.');
  openInbox({ calls: { 'GET /api/inbox': () => answer, 'GET /api/inbox/unread': () => fail(404, 'not_found', 'There is nothing here') } });
  await screen.findByText('Your notifications did not load');
  expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull();
  answer = { notices: [], nextCursor: null };
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Nothing here yet');
});

test('kinds are muted and wanted again; what is about money taken or paid stays', async () => {
  const { api } = openInbox({
    path: '/inbox/settings',
    calls: { 'POST /api/inbox/settings': ({ body }) => body },
  });
  const earnings = await screen.findByRole('checkbox', { name: 'Earnings', description: 'Each credit to your balance.' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Withdrawals' }).disabled).toBe(true);
  await userEvent.click(earnings);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Earnings' }).checked).toBe(false));
  await userEvent.click(earnings);
  await waitFor(() => expect(api.sentTo('POST /api/inbox/settings')).toEqual([{ muted: ['wallet.credit'] }, { muted: [] }]));
});

test('a switch shows at once, and goes back when it was not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  openInbox({ path: '/inbox/settings', calls: { 'POST /api/inbox/settings': () => promise } });
  const earnings = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Earnings' });
  await userEvent.click(earnings);
  expect(earnings.checked).toBe(false);
  resolve(fail(503, 'unavailable', 'Not right now.'));
  await waitFor(() => expect(earnings.checked).toBe(true));
  await screen.findByText('Your settings were not saved');
});

describe('push notifications', () => {
  const PUSH = 'PUT /api/inbox/push';
  const target = { endpoint: 'https://push.example.com/a', keys: { p256dh: 'point', auth: 'secret' } };

  /** A browser with push, whose member answers so when they are asked. */
  function browserThatIs(permission: NotificationPermission) {
    const asked = vi.fn<() => Promise<NotificationPermission>>(() => Promise.resolve(permission));
    const unsubscribe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const pushManager = {
      getSubscription: () => Promise.resolve({ unsubscribe }),
      subscribe: () => Promise.resolve({ toJSON: () => target }),
    };
    vi.stubGlobal('Notification', { requestPermission: asked });
    vi.stubGlobal('PushManager', class {});
    const before = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker');
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready: Promise.resolve({ pushManager }) } });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      if (before) Object.defineProperty(navigator, 'serviceWorker', before);
      else Reflect.deleteProperty(navigator, 'serviceWorker');
    });
    return { asked, unsubscribe };
  }

  test('are asked for after a press only, then kept; off again, the browser forgets them too', async () => {
    const { asked, unsubscribe } = browserThatIs('granted');
    const off = { publicKey: 'a-key', isOn: false };
    const { api } = openInbox({
      path: '/inbox/settings',
      calls: { [PUSH]: () => ({ ...off, isOn: true }), 'DELETE /api/inbox/push': () => off },
    });
    const turnOn = await screen.findByRole('button', { name: 'Turn on push notifications' });
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(turnOn);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off on this device' }));
    expect(api.sentTo(PUSH)).toEqual([{ endpoint: target.endpoint, p256dh: 'point', auth: 'secret' }]);
    await screen.findByRole('button', { name: 'Turn on push notifications' });
    expect(unsubscribe).toHaveBeenCalledTimes(2);
  });

  test('that the browser refuses are not kept', async () => {
    browserThatIs('denied');
    const { api } = openInbox({ path: '/inbox/settings', calls: { [PUSH]: () => fail(500, 'unexpected', 'Never') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on push notifications' }));
    await screen.findByText('Your browser doesn’t allow notifications');
    expect(api.sentTo(PUSH)).toEqual([]);
  });
});
