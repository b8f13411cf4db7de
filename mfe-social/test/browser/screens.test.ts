// @vitest-environment node
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import { fakeCalls, someEvent } from '../../src/fake-social.ts';

// axe reads a whole page in one go, on a busy machine for seconds.
vi.setConfig({ testTimeout: 60_000 });

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-social');
}, 120_000);
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;
const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');
const allAway = Object.fromEntries(Object.keys(fakeCalls()).map((call) => [call, away])) as FakeCalls;
const long = someEvent({ title: 'averylongword'.repeat(8), description: 'and more words '.repeat(20), prize: '9999999.99' });

test.each([
  ['/events', 'there', PHONE, fakeCalls(), 'Builder Weekend'],
  ['/events', 'there', DESKTOP, fakeCalls(), 'Builder Weekend'],
  ['/events', 'away', PHONE, allAway, 'Events did not load'],
  ['/events', 'long words', PHONE, { 'GET /api/events': () => ({ events: [long] }) }, 'How Events Work'],
  ['/referrals', 'there', PHONE, fakeCalls(), 'Rank Progress'],
  ['/referrals', 'there', DESKTOP, fakeCalls(), 'Rank Progress'],
  ['/referrals', 'away', DESKTOP, allAway, 'Referrals did not load'],
] as const)('%s, %s: axe and console are silent, nothing scrolls sideways', async (path, _state, look, calls, shows) => {
  screen = await browser.open({ path, ...look, calls });
  await screen.page.getByText(shows).first().waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('joining with a fee by keyboard alone', async () => {
  const event = someEvent({ entryFee: '2.50' });
  const calls = {
    'GET /api/events': () => ({ events: [event] }),
    [`POST /api/events/${event.id}/join`]: () => ({ success: true, message: '', number: 1 }),
  };
  screen = await browser.open({ path: '/events', ...PHONE, calls });
  const button = screen.page.getByRole('button', { name: /^Join Event/ });
  await button.waitFor();
  await button.focus();
  await screen.page.keyboard.press('Enter');
  await screen.page.getByRole('alertdialog').waitFor();
  expect(await screen.problems()).toEqual([]);
  await screen.page.getByRole('button', { name: 'Join for R$ 2.50' }).focus();
  await screen.page.keyboard.press('Enter');
  await screen.page.getByText('Successfully Joined!').first().waitFor();
  expect(screen.sentTo(`POST /api/events/${event.id}/join`)).toHaveLength(1);
});
