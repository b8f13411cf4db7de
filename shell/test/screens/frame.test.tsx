import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sessionApi } from '@facet/remote-kit';
import { fail, someMember } from '@facet/remote-kit/testing';
import { store } from '../../src/store/index.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { declared, openSite, type Site } from './open-site.tsx';
import { pagesOf, someTransaction } from './some-transaction.ts';

const remotes = [
  declared('mfe-wallet', '/withdraw', 'Withdraw', 30),
  declared('mfe-admin', '/admin', 'Admin Panel', 90, 'operator'),
  declared('mfe-earn', '/earn', 'Earn Robux', 20),
];

async function menuEntries(): Promise<(string | null)[]> {
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  return within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

test('while it is not known who is here the screen says what it does', async () => {
  openSite({ calls: { 'GET /api/auth/user': () => new Promise(() => undefined) } });
  expect(screen.getByText('Loading your dashboard...')).toBeTruthy();
});

test('who cannot be asked about is a visitor', async () => {
  openSite({ calls: { 'GET /api/auth/user': () => fail(503, 'unavailable', 'away') } });
  await screen.findByRole('button', { name: 'Start Earning Now' });
  expect((await screen.findByRole('link', { name: 'Join Discord' })).getAttribute('href')).toBe('https://example.com/discord');
});

test('the sidebar has the dashboard and what remotes declare, in their order', async () => {
  openSite({ entries: remotes });
  expect(await menuEntries()).toEqual(['Dashboard', 'Earn Robux', 'Withdraw']);
});

test('the Admin Panel is there for who has a role and where a remote brings it', async () => {
  openSite({ entries: remotes, member: { adminRole: 'moderator' } });
  expect(await menuEntries()).toEqual(['Dashboard', 'Earn Robux', 'Withdraw', 'Admin Panel']);
  expect(screen.getByText('moderator')).toBeTruthy();
});

test('without such a remote a role brings no entry', async () => {
  openSite({ entries: [], member: { adminRole: 'owner' } });
  expect(await menuEntries()).toEqual(['Dashboard']);
});

test.each([
  ['Bronze', 'Member'],
  ['Gold', 'Gold'],
])('the rank %s reads %s in the sidebar', async (rank, shown) => {
  openSite({ member: { rank } });
  const person = (await screen.findByText('nova_builder')).parentElement;
  expect(person?.textContent).toBe(`nova_builder${shown}`);
});

test('a new page names the tab and takes the focus to its heading', async () => {
  openSite({ path: '/nowhere' });
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  expect(document.title).toBe('404 Page Not Found · Facet');
  await userEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
  const heading = await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
  expect(document.title).toBe('Dashboard · Facet');
  expect(document.activeElement).toBe(heading);
});

test('the menu of narrow screens opens, and closes when an entry is followed', async () => {
  openSite({ path: '/nowhere', entries: remotes });
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const sheet = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(sheet).getByRole('button', { name: 'Logout' })).toBeTruthy();
  await userEvent.click(within(sheet).getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('the balance changes everywhere when the stream says so, and the transactions are asked for again', async () => {
  const { api } = openSite({ calls: { 'GET /api/user/transactions': pagesOf([]) } });
  await screen.findByText('No recent activity');
  expect(screen.getAllByTitle('R$ 1,284.00')).toHaveLength(3);
  api.on('GET /api/user/transactions', pagesOf([someTransaction({ description: 'CPX Research · fresh' })]));
  act(() => FakeEventSource.push('1300.50', '2062.90'));
  await screen.findByText('CPX Research · fresh');
  await waitFor(() => expect(screen.getAllByTitle('R$ 1,300.50')).toHaveLength(3));
  expect(screen.queryByTitle('R$ 1,284.00')).toBeNull();
});

test('a wallet that is away shows as a hint that can be checked again; nobody is logged out', async () => {
  const site = openSite({ member: { stale: true } });
  await screen.findByText('Your balance may be out of date');
  site.setMember({ balance: '99.60' });
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByText('Your balance may be out of date')).toBeNull());
});

test('without the registry the dashboard works and says that pages are missing', async () => {
  openSite({ withoutRegistry: true });
  await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
  expect(screen.getByText('Some pages are missing')).toBeTruthy();
  expect(await menuEntries()).toEqual(['Dashboard']);
});

const other = { id: '01890000-0000-7000-8000-000000000002', username: 'other', balance: '7.00' };

/** The next member signs in while the calls about money hang: whatever is shown was there before. */
async function signInAsOther(site: Site): Promise<void> {
  const never = () => new Promise(() => undefined);
  for (const call of ['GET /api/user/transactions', 'GET /api/user/profile', 'GET /api/withdraw/history']) site.api.on(call, never);
  site.api.on('POST /api/auth/register-or-login', () => {
    site.setMember(other);
    return someMember(other);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
  await userEvent.type(screen.getByLabelText('Username'), 'other{Enter}');
  const heading = await screen.findByRole('heading', { name: 'Welcome back, other!' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
}

function expectNothingOfTheFirst(): void {
  expect(screen.queryByText("the first one's")).toBeNull();
  expect(screen.queryByTitle('R$ 1,284.00')).toBeNull();
}

const firstOnes = { 'GET /api/user/transactions': pagesOf([someTransaction({ description: "the first one's" })]) };

test('logging out shows the landing page, and nothing is left for the next member', async () => {
  const site = openSite({ path: '/nowhere', entries: remotes, calls: firstOnes });
  await userEvent.click(await screen.findByRole('link', { name: 'Go to Dashboard' }));
  await screen.findByText("the first one's");
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Start Earning Now' });
  expect(location.pathname).toBe('/');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(FakeEventSource.open).toEqual([]);
  await signInAsOther(site);
  expectNothingOfTheFirst();
});

test('a logout does not wait for the answer to who is here now', async () => {
  const { api } = openSite();
  await screen.findByText('No recent activity');
  api.on('GET /api/auth/user', () => new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Start Earning Now' })).toBeTruthy();
});

test('a session that ended elsewhere leaves nothing for the next member either', async () => {
  const site = openSite({ calls: { ...firstOnes, 'GET /api/public/stats': () => fail(503, 'unavailable', 'away') } });
  await screen.findByText("the first one's");
  site.setMember(null);
  site.api.on('GET /api/public/stats', () => fail(401, 'not_signed_in', 'Please log in to continue'));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await signInAsOther(site);
  expectNothingOfTheFirst();
});

test('another member who signed in in another tab sees nothing of the first', async () => {
  const site = openSite({ calls: { ...firstOnes, 'GET /api/public/stats': () => fail(503, 'unavailable', 'away') } });
  await screen.findByText("the first one's");
  site.setMember(other);
  site.api.on('GET /api/user/transactions', () => new Promise(() => undefined));
  site.api.on('GET /api/public/stats', () => fail(401, 'not_signed_in', 'Please log in to continue'));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Welcome back, other!' });
  await waitFor(expectNothingOfTheFirst);
});

const rewards = declared('mfe-earn', '/rewards', 'Rewards', 40);
const withBadge = { ...rewards, navigation: rewards.navigation.map((entry) => ({ ...entry, badge: '/api/rewards/claimable' })) };

test('an entry says how many things wait there, in the sidebar and at the foot of a phone, and asks anew once money moved', async () => {
  const { api } = openSite({ entries: [withBadge], calls: { 'GET /api/rewards/claimable': () => ({ count: 2 }) } });
  await waitFor(async () => expect(await menuEntries()).toEqual(['Dashboard', 'Rewards2 waiting for you']));
  const quick = screen.getByRole('navigation', { name: 'Quick links' });
  expect(within(quick).getByRole('link', { name: /^Rewards\s*2\s*waiting for you$/ })).toBeTruthy();
  api.on('GET /api/rewards/claimable', () => ({ count: 0 }));
  act(() => void store.dispatch(sessionApi.util.invalidateTags(['Profile'])));
  await waitFor(() => expect(screen.queryByText('waiting for you')).toBeNull());
});

test.each(['Transactions', 'Notices'] as const)(
  'what waits anew is in the badge and said aloud once the stream tells of %s',
  async (tag) => {
    const { api } = openSite({ entries: [withBadge], calls: { 'GET /api/rewards/claimable': () => ({ count: 1 }) } });
    await waitFor(async () => expect(await menuEntries()).toEqual(['Dashboard', 'Rewards1 waiting for you']));
    expect(screen.queryByText('Rewards: 1 waiting for you')).toBeNull();
    api.on('GET /api/rewards/claimable', () => ({ count: 2 }));
    act(() => void store.dispatch(sessionApi.util.invalidateTags([tag])));
    const news = await screen.findByText('Rewards: 2 waiting for you');
    expect(news.tagName).toBe('OUTPUT');
    expect(await menuEntries()).toEqual(['Dashboard', 'Rewards2 waiting for you']);
    api.on('GET /api/rewards/claimable', () => ({ count: 0 }));
    act(() => void store.dispatch(sessionApi.util.invalidateTags([tag])));
    await waitFor(() => expect(screen.queryByText('Rewards: 2 waiting for you')).toBeNull());
  },
);

test('an entry without an answer to what waits there has no badge', async () => {
  const { api } = openSite({ entries: [withBadge], calls: { 'GET /api/rewards/claimable': () => fail(503, 'unavailable', 'away') } });
  expect(await menuEntries()).toEqual(['Dashboard', 'Rewards']);
  await waitFor(() => expect(api.sentTo('GET /api/rewards/claimable')).toHaveLength(1));
  expect(await menuEntries()).toEqual(['Dashboard', 'Rewards']);
});

const CLAIMABLE = 'GET /api/rewards/claimable';
const flames = () => screen.queryAllByText(/-day streak$/).map(({ textContent }) => textContent);

test('the streak burns at the balance, is out at none, and grows with a claim here or elsewhere', async () => {
  const { api } = openSite({ entries: [withBadge], calls: { [CLAIMABLE]: () => ({ count: 0, streak: 0 }) } });
  await waitFor(() => expect(flames()).toEqual(['0-day streak']));
  expect(screen.getByRole('link', { name: /^Current Balance.*0-day streak$/ }).querySelector('.out')).toBeTruthy();
  api.on(CLAIMABLE, () => ({ count: 0, streak: 1 }));
  act(() => void store.dispatch(sessionApi.util.invalidateTags(['Profile'])));
  await waitFor(() => expect(flames()).toEqual(['1-day streak']));
  api.on(CLAIMABLE, () => ({ count: 0, streak: 2 }));
  await act(async () => FakeEventSource.push('1300.50', '2062.90', 'daily_bonus', '15.00'));
  await waitFor(() => expect(flames()).toEqual(['2-day streak']));
});

test('the streak and the badge are one question, and the calendar is not asked for', async () => {
  const { api } = openSite({ entries: [withBadge], calls: { [CLAIMABLE]: () => ({ count: 2, streak: 4 }) } });
  await waitFor(() => expect(flames()).toEqual(['4-day streak']));
  await screen.findAllByText('waiting for you');
  expect(api.sentTo(CLAIMABLE)).toHaveLength(1);
  expect(api.requests.filter(({ path }) => path === '/api/rewards/streak')).toEqual([]);
});

test.each([
  ['there is no daily bonus', { count: 2, streak: null }],
  ['the service is of before', { count: 2 }],
])('no streak burns where %s', async (_why, answer) => {
  openSite({ entries: [withBadge], calls: { [CLAIMABLE]: () => answer } });
  await screen.findAllByText('waiting for you');
  expect(flames()).toEqual([]);
});

test('a logout that fails says so and keeps the member signed in', async () => {
  openSite({ calls: { 'POST /api/auth/logout': () => fail(503, 'unavailable', 'away') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByText('Logout failed');
  expect(screen.getByRole('heading', { name: 'Welcome back, nova_builder!' })).toBeTruthy();
});

test('a remote that does not load is named in the tab, with its error card in its place', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openSite({ path: '/earn', entries: remotes });
  await screen.findByText('Earn Robux did not load');
  expect(document.title).toBe('Earn Robux · Facet');
  expect(await menuEntries()).toEqual(['Dashboard', 'Earn Robux', 'Withdraw']);
  expect(logged).toHaveBeenCalled();
});
