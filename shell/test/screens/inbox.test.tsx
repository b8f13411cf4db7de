import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sessionApi } from '@facet/remote-kit';
import { fail, someMember, type FakeCalls } from '@facet/remote-kit/testing';
import { store } from '../../src/store/index.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { counts, credit, openInbox, refused } from './open-inbox.tsx';
import { declared } from './open-site.tsx';
import { someNoticeKinds } from './some-notice-kinds.ts';

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

test('a wall’s credit and what its provider took back name the provider; an offer without a name is not made up', async () => {
  const line = (values: Record<string, string>) => ({ kind: values['offer'] ? 'wall.offer' : 'wall.provider', values, text: '' });
  const told = (id: string, kind: string, values: Record<string, string>) => ({ ...credit, id, kind, line: line(values) });
  openInbox({
    calls: {
      'GET /api/inbox': () => ({
        notices: [
          told('n3', 'wallet.credit', { provider: 'BitLabs', offer: 'Snacks' }),
          told('n2', 'wallet.credit', { provider: 'BitLabs' }),
          told('n1', 'wallet.reversal', { provider: 'Lootably', offer: 'Puzzle Pier' }),
        ],
        nextCursor: null,
      }),
    },
  });
  const list = await screen.findByRole('region', { name: 'Notifications' });
  await within(list).findByText(/took back/);
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\d\d:\d\d$/, '')),
  ).toEqual(['New: R$ 44.00 from BitLabsSnacks', 'New: R$ 44.00 from BitLabs', 'New: Lootably took back R$ 44.00Puzzle Pier']);
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
  const { api } = openInbox({ calls: { 'GET /api/inbox/counts': () => fail(404, 'not_found', 'There is nothing here') } });
  await screen.findByText(/Offer completed/);
  const filters = within(screen.getByRole('group', { name: 'Filter' })).getAllByRole('button');
  // Rank, Streak in danger and New events are of the matter beside them.
  const names = ['All', 'Unread', 'Earnings', 'Reversed credits', 'Withdrawals', 'Events', 'Friends', 'Streak', 'Your cases'];
  expect(filters.map(({ textContent }) => textContent)).toEqual(names);
  await userEvent.click(screen.getByRole('button', { name: 'Events' }));
  const asked = () => api.requests.findLast(({ path }) => path === '/api/inbox')?.query.get('kinds');
  await waitFor(() => expect(asked()).toBe('social.event_lost,social.event_started'));
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

describe('the bell of a wide screen', () => {
  const press = async () => {
    const [bell] = await screen.findAllByRole('link', { name: /^Notifications/ });
    await userEvent.click(bell as HTMLElement);
    return within(await screen.findByRole('dialog', { name: 'Notifications' }));
  };

  test('shows the latest beside the page, counts them as read once it is closed, and gives the focus back', async () => {
    const { api } = openInbox({ path: '/help', calls: { 'GET /api/cases': () => ({ cases: [] }) } });
    const panel = await press();
    await panel.findByText(/Offer completed/);
    expect(bells()[0]?.getAttribute('aria-expanded')).toBe('true');
    expect(api.sentTo('POST /api/inbox/read')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sentTo('POST /api/inbox/read')).toEqual([{ upTo: 'n2' }]);
    expect(document.activeElement).toBe(bells()[0]);
    expect(location.pathname).toBe('/help');
  });

  test.each([
    ['See all notifications', 'Notifications', '/inbox'],
    ['Notification settings', 'Notification settings', '/inbox/settings'],
  ])('leads on by “%s”, and is closed there', async (name, heading, path) => {
    openInbox({ path: '/help', calls: { 'GET /api/cases': () => ({ cases: [] }) } });
    await userEvent.click(await (await press()).findByRole('link', { name }));
    await screen.findByRole('heading', { name: heading, level: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe(path);
  });

  test('says what failed in its place, and that there is nothing', async () => {
    let answer: unknown = fail(503, 'unavailable', 'Not right now.');
    openInbox({ path: '/help', calls: { 'GET /api/cases': () => ({ cases: [] }), 'GET /api/inbox': () => answer } });
    const panel = await press();
    await panel.findByText('Your notifications did not load');
    answer = { notices: [], nextCursor: null };
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await panel.findByRole('link', { name: 'Find something to do' });
  });
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

describe('what a notice tells of', () => {
  const CLAIM = 'POST /api/rewards/referral/claim';
  const reached = (id: string, friend: string) => ({
    ...credit,
    id,
    kind: 'earn.friend_reached',
    values: { friend, goalAmount: '100.00', rewardAmount: '100.00' },
  });
  const earn = { ...declared('mfe-earn', '/rewards', 'Rewards', 40), notices: someNoticeKinds.filter(({ claims }) => claims) };
  const open = (calls: FakeCalls) =>
    openInbox({
      entries: [earn],
      calls: { 'GET /api/inbox': () => ({ notices: [reached('n2', 'l•••v'), reached('n1', 't•••x')], nextCursor: null }), ...calls },
    });

  test('is claimed in its place, at the newest, for what its domain says; afterwards it is claimed', async () => {
    let isOpen = true;
    let balance = '10.00';
    const { api } = open({
      'GET /api/rewards/claimable': () => ({
        count: 1,
        claims: isOpen ? [{ kind: 'earn.friend_reached', amount: '200.00', path: '/api/rewards/referral/claim' }] : [],
      }),
      'GET /api/user/profile': () => ({ user: someMember({ balance }) }),
      [CLAIM]: () => fail(503, 'unavailable', 'Not right now.'),
    });
    const claim = await screen.findByRole('button', { name: 'Claim R$ 200' });
    expect(claim.closest('li')?.textContent).toContain('l•••v');
    expect(screen.getAllByRole('link', { name: 'Claim your bonus' })).toHaveLength(1);
    await userEvent.click(claim);
    await screen.findByText('Failed to claim reward');
    api.on(CLAIM, () => {
      isOpen = false;
      balance = '210.00';
      return { reward: '200.00' };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Claim R$ 200' }));
    await screen.findByText('You earned 200 Robux!');
    expect(await screen.findByRole('button', { name: 'Claimed' })).toBe(document.activeElement);
    expect(screen.getAllByRole('link', { name: 'Claim your bonus' })).toHaveLength(1);
    await screen.findAllByText('R$ 210');
    const keys = api.requests.filter(({ path }) => path.endsWith('/claim')).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('cannot be pressed before its domain has answered: a press for the one would reach the other', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    open({ 'GET /api/rewards/claimable': () => promise });
    expect((await screen.findByRole('button', { name: 'Claim your bonus' })).ariaDisabled).toBe('true');
    expect(screen.getAllByRole('link', { name: 'Claim your bonus' })).toHaveLength(1);
    resolve({ count: 0, claims: [] });
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Claim your bonus' })).toHaveLength(2));
  });

  test('by a service of before is claimed on its page', async () => {
    open({ 'GET /api/rewards/claimable': () => ({ count: 1 }) });
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Claim your bonus' })).toHaveLength(2));
  });
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
