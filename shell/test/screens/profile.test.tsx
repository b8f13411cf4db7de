import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fail } from '@facet/remote-kit/testing';
import { FakeEventSource } from './fake-event-source.ts';
import { declared, openSite, type SiteOptions } from './open-site.tsx';
import { someDevices } from './some-devices.ts';
import { someDrawBadges, someLevel, someStanding, someStreak } from './some-level.ts';

const LIST = 'GET /api/user/devices';
const OTHERS = 'POST /api/user/devices/end-others';

async function openProfile({ calls, ...options }: SiteOptions = {}) {
  let devices = someDevices();
  const site = openSite({
    path: '/me?part=settings',
    member: { joinedAt: '2026-03-04T10:00:00.000Z' },
    calls: {
      [LIST]: () => ({ devices }),
      'DELETE /api/user/devices/bbbbbbbbbbbb': () => {
        devices = devices.filter(({ device }) => device !== 'bbbbbbbbbbbb');
        return { ended: 1 };
      },
      [OTHERS]: () => {
        devices = devices.filter(({ isThis }) => isThis);
        return { ended: 2 };
      },
      ...calls,
    },
    ...options,
  });
  await screen.findByText('Member since 4 March 2026');
  return site;
}

const rows = () => within(screen.getByRole('region', { name: 'Devices' })).queryAllByRole('listitem');

test('tells where the account is signed in, this device first', async () => {
  await openProfile();
  await screen.findByText('This device');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Chrome on WindowsThis device198\.51\.100\.7, active now$/),
    expect.stringMatching(/^Safari on iPhoneConfirmed203\.0\.113\.9, last seen .*Log out$/),
    expect.stringMatching(/^Logged outlast seen .*Forget$/),
  ]);
});

test('signs one out', async () => {
  await openProfile();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out: Safari on iPhone' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('asks before it signs all others out', async () => {
  const { api } = await openProfile();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out all others' }));
  const question = await screen.findByRole('alertdialog');
  expect(api.sentTo(OTHERS)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Log out all others' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(api.sentTo(OTHERS)).toHaveLength(1);
});

test('a device that has proven nothing proves itself first', async () => {
  const { api } = await openProfile({
    calls: {
      [OTHERS]: () => fail(403, 'device_not_proven', 'Prove on this device first that the account is yours'),
      'POST /api/user/devices/proof': () => ({ phrase: 'facet sign in amber willow stone', expiresAt: '2026-11-23T14:02:00.000Z' }),
      'POST /api/auth/device-proof/check': () => fail(403, 'proof_not_found', 'The words are not there yet.'),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out all others' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out all others' }));
  const dialog = await screen.findByRole('dialog', { name: 'First show that the account is yours' });
  await within(dialog).findByText('facet sign in amber willow stone');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check' }));
  await within(dialog).findByText('The words are not there yet.');
  api.on('POST /api/auth/device-proof/check', () => ({ id: 'same' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check' }));
  await screen.findByText('This device is confirmed');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('devices that do not come have a Retry; the menu leads here', async () => {
  let isAway = true;
  await openProfile({ calls: { [LIST]: () => (isAway ? fail(503, 'unavailable', 'Not right now.') : { devices: someDevices() }) } });
  await screen.findByText('Your devices did not load');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('This device');
  expect(screen.getByRole('link', { name: /nova_builder/ }).getAttribute('href')).toBe('/me');
});

const social = declared('mfe-social', '/referrals', 'Referrals', 50);
const LEADERBOARD = 'api/referral/leaderboard';
const standing = (fullName: boolean) => ({ week: '2026-11-23T00:00:00.000Z', fullName, earned: [], referred: [] });

test('says how others see the name, and shows all of it when the member wants that', async () => {
  const { api } = await openProfile({
    entries: [social],
    calls: { [`GET /${LEADERBOARD}`]: () => standing(false), [`PUT /${LEADERBOARD}`]: () => standing(true) },
  });
  await screen.findByText(/Others see your name as n•••r/);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Show my full name/ }));
  await waitFor(() => expect(api.sentTo(`PUT /${LEADERBOARD}`)).toEqual([{ fullName: true }]));
});

test('leaves payouts out where the member does not want them shown, and says so', async () => {
  const PRIVACY = '/api/user/payout-privacy';
  let isShown = true;
  const { api } = await openProfile({
    entries: [declared('mfe-wallet', '/withdraw', 'Withdraw', 30)],
    calls: { [`GET ${PRIVACY}`]: () => ({ shown: isShown }), [`PUT ${PRIVACY}`]: () => ({ shown: (isShown = false) }) },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Show my payouts to others/, checked: true }));
  await waitFor(() => expect(api.sentTo(`PUT ${PRIVACY}`)).toEqual([{ shown: false }]));
  await userEvent.click(screen.getByRole('button', { name: 'What others see' }));
  const places = within(await screen.findByRole('dialog', { name: 'What others see' }));
  await waitFor(() => expect(places.getAllByRole('listitem')[0]?.textContent).toMatch(/^Where payouts are shown.*Not shown$/));
});

test('a wallet of before has no such choice; one that is away is said', async () => {
  let answer = () => fail(404, 'not_found', 'There is nothing here');
  const entries = [social, declared('mfe-wallet', '/withdraw', 'Withdraw', 30)];
  const calls = { [`GET /${LEADERBOARD}`]: () => standing(false), 'GET /api/user/payout-privacy': () => answer() };
  await openProfile({ entries, calls });
  await screen.findByRole('checkbox', { name: /^Show my full name/ });
  expect(screen.queryByRole('checkbox', { name: /^Show my payouts/ })).toBeNull();
  answer = () => fail(503, 'unavailable', 'Not right now.');
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  await screen.findByText('Your privacy settings did not load');
});

test('shows what others see: the name as they read it in each place, and what nobody does', async () => {
  let fullName = false;
  await openProfile({
    calls: { [`GET /${LEADERBOARD}`]: () => standing(fullName) },
    entries: [declared('mfe-wallet', '/withdraw', 'Withdraw', 30), { ...social, routes: ['/referrals', '/events'] }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'What others see' }));
  const lines = async () =>
    within(await screen.findByRole('dialog', { name: 'What others see' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(async () => expect((await lines())[0]).toMatch(/^On the leaderboard.*n•••r$/));
  expect(await lines()).toEqual([
    expect.stringMatching(/^On the leaderboard/),
    expect.stringMatching(/^In events/),
    expect.stringMatching(/^Where payouts are shown.*n•••r$/),
    expect.stringMatching(/^Who invited you.*n•••r$/),
    expect.stringMatching(/^Never shown/),
  ]);
  await userEvent.keyboard('{Escape}');
  fullName = true;
  await userEvent.click(screen.getByRole('button', { name: 'What others see' }));
  await waitFor(async () => expect((await lines())[0]).toMatch(/nova_builder$/));
  expect((await lines())[2]).toMatch(/n•••r$/);
});

test('gives the member one file of what each service keeps, page by page; a part that is away is said, and no file made', async () => {
  let isAway = true;
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:own';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  await openProfile({
    entries: [{ ...social, services: { social: '1', admin: '1' } }],
    calls: {
      [`GET /${LEADERBOARD}`]: () => standing(false),
      'GET /api/user/data/identity': ({ query }) =>
        query.get('from') === '0' ? { parts: { sessions: [{ n: 1 }] }, next: 2000 } : { parts: { sessions: [{ n: 2 }] }, next: null },
      'GET /api/user/data/social': () => (isAway ? fail(503, 'unavailable', 'Not now.') : { parts: { events: [] }, next: null }),
      'GET /api/user/data/admin': () => fail(404, 'not_found', 'There is no such call'),
    },
  });
  const press = async () => userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  await press();
  await screen.findByText('Your data isn’t complete right now');
  expect(saved).toEqual([]);
  isAway = false;
  await press();
  await screen.findByText('Your data is in your downloads');
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({ identity: { sessions: [{ n: 1 }, { n: 2 }] }, social: { events: [] } });
});

test('says what goes and what stays, asks for a fresh proof, and then deletes the account', async () => {
  let isProven = false;
  const { api } = await openProfile({
    calls: {
      'DELETE /api/user/account': () => (isProven ? { success: true } : fail(403, 'fresh_proof_needed', 'First show that it is yours.')),
      'POST /api/user/devices/proof': () => ({ phrase: 'facet sign in amber', expiresAt: '2026-11-23T14:02:00.000Z' }),
      'POST /api/auth/device-proof/check': () => {
        isProven = true;
        return { username: 'nova_builder' };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const question = await screen.findByRole('alertdialog');
  within(question).getByText(/Every amount in the books/);
  within(question).getByText(/^You still have R\$/);
  expect(api.sentTo('DELETE /api/user/account')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete my account' }));
  await screen.findByText('facet sign in amber');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const again = await screen.findByRole('alertdialog');
  await userEvent.click(within(again).getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(api.sentTo('DELETE /api/user/account')).toHaveLength(2));
  await screen.findByText('Your account is deleted');
});

test('a claim elsewhere is in the month of the streak', async () => {
  const { api } = await openProfile({
    path: '/me',
    calls: { 'GET /api/rewards/streak': () => ({ ...someStreak(), streak: 0 }) },
    entries: [declared('mfe-earn', '/earn', 'Earn Robux', 20)],
  });
  const card = await screen.findByRole('region', { name: 'Streak' });
  await within(card).findByTitle('12 November, frozen');
  expect(within(card).queryByText(/in a row$/)).toBeNull();
  api.on('GET /api/rewards/streak', () => ({ ...someStreak(), streak: 3 }));
  await act(async () => FakeEventSource.push('1300.50', '2062.90', 'daily_bonus', '15.00'));
  await within(card).findByText('3 days in a row');
});

test('shows the cut, the month of the streak and the badges', async () => {
  await openProfile({
    path: '/me',
    calls: {
      'GET /api/user/level': someLevel,
      'GET /api/rewards/streak': someStreak,
      'GET /api/events/badges': someDrawBadges,
      'GET /api/referral/stats': someStanding,
    },
    entries: [
      declared('mfe-earn', '/earn', 'Earn Robux', 20),
      declared('mfe-wallet', '/withdraw', 'Withdraw', 30),
      { ...declared('mfe-social', '/events', 'Events', 60), routes: ['/referrals', '/events'] },
    ],
  });
  await screen.findByRole('heading', { name: 'Cut 5 of 12' });
  screen.getByText('R$ 454 to Cut 6');
  const standing = await screen.findByRole('region', { name: 'Silver' });
  for (const words of ['R$ 263.60 to Gold', '14 friends', '3% of what friends earn', 'Gold: 5%, from R$ 500'])
    within(standing).getByText(words);
  expect(screen.getByRole('region', { name: 'So far' }).textContent).toBe('EarnedR$ 2,046Surveys and offers38Longest streak15 days');
  expect(screen.getByTitle('12 November, frozen').textContent).toBe('12, frozen');
  expect(screen.getAllByTitle(/, claimed$/)).toHaveLength(3);
  // From the day after the first claim on.
  expect(screen.getAllByTitle(/, missed$/).map(({ title }) => title.slice(0, 2))).toEqual(['6 ', '7 ', '8 ', '9 ', '10']);
  expect(screen.getByRole('region', { name: 'Streak' }).textContent).toContain(
    'One freeze a month. Your streak was saved on 12 November. The next one comes on 1 December.',
  );
  const badges = within(screen.getByRole('region', { name: 'Badges' })).getAllByRole('listitem');
  expect(badges.map(({ textContent }) => textContent)).toEqual([
    'First payoutA withdrawal that arrived, 2 April 2026',
    'A whole week7 days in a row, 8 November 2026',
    'Won a drawAn event’s prize, 30 October 2026',
    'First steps4 of 5 so far',
    'Ten clean surveys9 of 10 so far',
    'Checked a sealCheck your statement’s proof',
    'Three friends at the goal1 of 3 so far',
    'Fifty surveys38 of 50 so far',
  ]);
});

test('the settings have the theme and the sound that the frame has', async () => {
  await openProfile({ path: '/me?part=settings' });
  const card = within(await screen.findByRole('region', { name: 'Look and sound' }));
  await userEvent.click(card.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  await userEvent.click(card.getByRole('radio', { name: 'System' }));
  await userEvent.click(card.getByRole('checkbox', { name: 'Sound' }));
  expect(screen.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(card.getByRole('checkbox', { name: 'Sound' }));
  expect(screen.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
});
