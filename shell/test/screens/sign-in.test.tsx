import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answer, fail, someMember, type FakeCalls } from '@facet/remote-kit/testing';
import { declared, openSite, type Site } from './open-site.tsx';

const ENTER = 'POST /api/auth/register-or-login';
const COMPLETE = 'POST /api/auth/complete-registration';
const CHECK = 'POST /api/auth/device-proof/check';
const groupStep = { requiresGroupMembership: true, username: 'solo_1', profilePicture: 'https://example.com/me.png', error: null };
const proofStep = { requiresDeviceProof: true, username: 'nova_builder', phrase: 'facet sign in amber lamp', error: null };

async function openLogin(calls: FakeCalls = {}): Promise<Site> {
  const site = openSite({ member: null, calls });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Earning Now' }));
  return site;
}

/** What a server does that signs somebody in. */
function signsIn(site: () => Site) {
  return () => {
    site().setMember({ username: 'nova_builder' });
    return someMember();
  };
}

test('an empty username is asked for and sends nothing', async () => {
  const { api } = await openLogin();
  await userEvent.type(screen.getByLabelText('Username'), '   {Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a username');
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  expect(api.sentTo(ENTER)).toEqual([]);
});

test('who signs in on the page of a friend’s link comes to the dashboard', async () => {
  const site = openSite({ path: '/r/some_friend', member: null, calls: { [ENTER]: signsIn(() => site) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Earning Now' }));
  await userEvent.type(screen.getByLabelText('Username'), 'nova_builder{Enter}');
  await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
  expect(location.pathname).toBe('/');
});

test('a visitor at the games has to log in, and comes to them', async () => {
  const entries = [declared('mfe-games', '/games', 'Games', 70)];
  const site = openSite({ path: '/games', member: null, entries, calls: { [ENTER]: signsIn(() => site) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Please log in to access the games section' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await userEvent.type(screen.getByLabelText('Username'), 'nova_builder{Enter}');
  await screen.findAllByRole('link', { name: 'Games' });
  expect(location.pathname).toBe('/games');
});

test('the server says why it refused, beside the field', async () => {
  const { api } = await openLogin({ [ENTER]: () => fail(404, 'unknown_user', 'There is no user called ghost_42 on the game platform') });
  await userEvent.type(screen.getByLabelText('Username'), ' ghost_42 {Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('There is no user called ghost_42 on the game platform'));
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull();
  expect(api.sentTo(ENTER)).toEqual([{ username: 'ghost_42', profilePicture: null }]);
});

test.each([
  ['an error page', () => answer('<h1>Bad gateway</h1>', 502)],
  [
    'silence',
    () => {
      throw new TypeError('no network');
    },
  ],
])('%s is a failed login in our words', async (_what, call) => {
  await openLogin({ [ENTER]: call });
  await userEvent.type(screen.getByLabelText('Username'), 'nova{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Login failed. Please try again.'));
});

test('a service that is away is told with the id of the call', async () => {
  await openLogin({ [ENTER]: () => fail(503, 'unavailable', 'This part of the site is away.') });
  await userEvent.type(screen.getByLabelText('Username'), 'nova{Enter}');
  expect(await screen.findByRole('button', { name: 'Request fake' })).toBeTruthy();
});

const tooMany = (seconds: number) => {
  const refusal = fail(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.');
  refusal.headers.set('retry-after', String(seconds));
  return refusal;
};

/** Timers of the test; what the page asks for still comes. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: false });
  onTestFinished(() => void vi.useRealTimers());
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('in a rush the page says when to try again, counts down, sends nothing meanwhile, and then it is their turn', async () => {
  const { api } = await openLogin({ [ENTER]: () => tooMany(2) });
  const field = screen.getByLabelText('Username');
  fireEvent.change(field, { target: { value: 'nova' } });
  holdTime();
  fireEvent.submit(field);
  await pass(0);
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toBe('You can’t sign in just yetTry again in 2 seconds.Try again in 2 seconds.');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  const login = screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });
  expect(login.disabled).toBe(true);
  await pass(1_250);
  // What is read out does not change with each second.
  expect(notice.textContent).toBe('You can’t sign in just yetTry again in 1 second.Try again in 2 seconds.');
  fireEvent.submit(field);
  await pass(0);
  expect(api.sentTo(ENTER)).toHaveLength(1);
  await pass(1_000);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByText('It’s your turn: you can try again now.')).toHaveLength(2);
  expect(login.disabled).toBe(false);
  api.on(ENTER, () => fail(404, 'unknown_user', 'There is no user called nova on the game platform'));
  fireEvent.submit(field);
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe('There is no user called nova on the game platform');
  expect(screen.queryByText(/sign in just yet/)).toBeNull();
});

test('a sign-in that waits for its turn says that it goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await openLogin({ [ENTER]: () => promise });
  const field = screen.getByLabelText('Username');
  fireEvent.change(field, { target: { value: 'nova' } });
  holdTime();
  fireEvent.submit(field);
  await pass(900);
  expect(screen.queryByText(/Still signing you in/)).toBeNull();
  await pass(200);
  expect(screen.getByText('Still signing you in. One moment, please.').closest('output')).toBeTruthy();
  resolve(tooMany(3));
  await pass(0);
  expect(screen.queryByText(/Still signing you in/)).toBeNull();
  expect(screen.getByText('You can’t sign in just yet')).toBeTruthy();
});

test('a rush in the last step says so in its dialog', async () => {
  vi.stubGlobal('open', () => null);
  await openLogin({ [ENTER]: () => answer(groupStep, 202), [COMPLETE]: () => tooMany(9) });
  await userEvent.type(screen.getByLabelText('Username'), 'solo_1{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Open Roblox Group' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Finish Registration' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('You can’t sign in just yet');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Finish Registration' }).disabled).toBe(true);
});

test('the user is asked for once more, 100 ms after the login, and the dashboard opens', async () => {
  let answeredAt = 0;
  const askedAt: number[] = [];
  const { api } = await openLogin({
    [ENTER]: () => {
      answeredAt = performance.now();
      return someMember();
    },
  });
  api.on('GET /api/user/profile', () => ({ user: someMember() }));
  api.on('GET /api/auth/user', () => {
    askedAt.push(performance.now());
    return someMember();
  });
  await userEvent.type(screen.getByLabelText('Username'), 'nova_builder{Enter}');
  await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
  expect(askedAt).toHaveLength(1);
  // Timers may fire a part of a millisecond early.
  expect((askedAt[0] ?? 0) - answeredAt).toBeGreaterThan(98);
});

test('pressing Login and Enter again while it works sends it once', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { api } = await openLogin({ [ENTER]: () => promise });
  await userEvent.type(screen.getByLabelText('Username'), 'nova{Enter}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(api.sentTo(ENTER)).toHaveLength(1);
  resolve(fail(503, 'platform_down', 'The game platform does not answer'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The game platform does not answer'));
});

test('a login whose session does not come says so where it was, and can be tried again', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { api } = await openLogin({ [ENTER]: () => someMember() });
  const isAskedAgain = vi.fn<() => Promise<unknown>>(() => promise);
  api.on('GET /api/auth/user', isAskedAgain);
  await userEvent.type(screen.getByLabelText('Username'), 'nova{Enter}');
  await waitFor(() => expect(isAskedAgain).toHaveBeenCalled());
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('nova');
  resolve(null);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Login failed. Please try again.'));
  expect(screen.getByRole('button', { name: 'Login' }).hasAttribute('aria-busy')).toBe(false);
});

test('Back to Homepage leads back, and so does the browser', async () => {
  await openLogin();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Homepage' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByLabelText('Username')).toBeTruthy();
  history.back();
  await screen.findByRole('button', { name: 'Start Earning Now' });
});

test('who is not in the group is asked to join; finishing waits until its page was opened', async () => {
  const open = vi.fn<typeof window.open>(() => null);
  vi.stubGlobal('open', open);
  const site: Site = await openLogin({ [ENTER]: () => answer(groupStep, 202), [COMPLETE]: signsIn(() => site) });
  await userEvent.type(screen.getByLabelText('Username'), 'solo_1{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Join our group first' });
  expect(dialog.textContent).toContain('Please click the group link and join our Roblox group first.');
  const finish = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Finish Registration' });
  expect(finish.disabled).toBe(true);

  await userEvent.click(within(dialog).getByRole('button', { name: 'Open Roblox Group' }));
  expect(open).toHaveBeenCalledWith('https://example.com/group', '_blank', 'noopener,noreferrer');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Finish Registration' }));
  await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
  expect(site.api.sentTo(COMPLETE)).toEqual([{ username: 'solo_1', profilePicture: 'https://example.com/me.png', groupLinkClicked: true }]);
});

test.each([
  ['in our words where the server has none', () => answer('oops', 500), 'Registration failed. Please try again.'],
  [
    "in the server's",
    () => fail(400, 'group_link_required', 'Please click the group link and join our Roblox group first.'),
    'Please click the group link and join our Roblox group first.',
  ],
])('a registration that fails says so %s', async (_how, call, words) => {
  vi.stubGlobal('open', () => null);
  await openLogin({ [ENTER]: () => answer(groupStep, 202), [COMPLETE]: call });
  await userEvent.type(screen.getByLabelText('Username'), 'solo_1{Enter}');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open Roblox Group' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Finish Registration' }));
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe(words));
});

test('closing the group dialog leads back to the username', async () => {
  await openLogin({ [ENTER]: () => answer(groupStep, 202) });
  await userEvent.type(screen.getByLabelText('Username'), 'solo_1{Enter}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('solo_1');
});

test('a group link that did not load can be asked for again', async () => {
  const site = await openLogin({
    [ENTER]: () => answer(groupStep, 202),
    'GET /api/public/settings': () => fail(503, 'unavailable', 'away'),
  });
  await userEvent.type(screen.getByLabelText('Username'), 'solo_1{Enter}');
  const retry = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Retry' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open Roblox Group' }).disabled).toBe(true);
  site.api.on('GET /api/public/settings', () => [{ key: 'roblox_group_link', value: 'https://example.com/group' }]);
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open Roblox Group' }).disabled).toBe(false));
});

test('a new device shows its words, checks them, and goes on when they were found', async () => {
  const site: Site = await openLogin({
    [ENTER]: () => answer(proofStep, 202),
    [CHECK]: () => fail(403, 'proof_not_found', 'The words are not in your profile yet.'),
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Username'), 'nova_builder{Enter}');
  await screen.findByText(proofStep.phrase);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(proofStep.phrase);

  await user.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The words are not in your profile yet.'));
  site.api.on(
    CHECK,
    signsIn(() => site),
  );
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
  expect(site.api.sentTo(CHECK)).toEqual([{ username: 'nova_builder' }, { username: 'nova_builder' }]);
});

test('a proven device may still be asked to join the group', async () => {
  await openLogin({ [ENTER]: () => answer(proofStep, 202), [CHECK]: () => answer(groupStep, 202) });
  await userEvent.type(screen.getByLabelText('Username'), 'nova_builder{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('dialog', { name: 'Join our group first' })).toBeTruthy();
});

test('signing in leads to the page that was asked for', async () => {
  const site: Site = openSite({ member: null, path: '/nowhere', calls: { [ENTER]: signsIn(() => site) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Earning Now' }));
  await userEvent.type(screen.getByLabelText('Username'), 'nova_builder{Enter}');
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  expect(location.pathname).toBe('/nowhere');
});

test('a member who comes back while nobody answers who they are is told so, and Retry brings their dashboard', async () => {
  localStorage.setItem('member-here', '1');
  const { api } = openSite({ calls: { 'GET /api/auth/user': () => fail(503, 'unavailable', 'Later') } });
  await screen.findByRole('heading', { name: 'Your account did not load' });
  expect(screen.queryByText('Start Earning Now')).toBeNull();
  api.on('GET /api/auth/user', () => someMember());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
});

test('somebody who was never here gets the landing page, also while nobody answers who they are', async () => {
  openSite({ calls: { 'GET /api/auth/user': () => fail(503, 'unavailable', 'Later') } });
  await screen.findAllByRole('button', { name: 'Start Earning Now' });
  expect(screen.queryByText('Your account did not load')).toBeNull();
});

test('who turns out to be no member any more is not remembered as one', async () => {
  localStorage.setItem('member-here', '1');
  openSite({ member: null });
  await screen.findAllByRole('button', { name: 'Start Earning Now' });
  await waitFor(() => expect(localStorage.getItem('member-here')).toBeNull());
});
