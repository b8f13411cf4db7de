import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen, type ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import { fakeCalls, someEvent } from '../../standalone/fake-social.ts';
import { states } from './states.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-social');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;
const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');
const allAway = Object.fromEntries(Object.keys(fakeCalls()).map((call) => [call, away])) as FakeCalls;
const long = someEvent({ title: 'averylongword'.repeat(8), description: 'and more words '.repeat(20), prize: '9999999.99' });

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
/** The words of each event's button, by its title, and whether it can be pressed. */
const cards = () => screen.page.getByRole('region', { name: 'Events' }).getByRole('article');
const buttons = () =>
  cards().evaluateAll((all) =>
    Object.fromEntries(
      all.map((card) => [
        card.querySelector('h2')?.textContent,
        `${card.querySelector('button')?.textContent}${card.querySelector('button')?.disabled ? '' : '!'}`,
      ]),
    ),
  );

test('each button says why it can or cannot be pressed', async () => {
  const events = [
    someEvent({ title: 'open' }),
    someEvent({ title: 'in', joined: true, endsAt: inHours(5.5) }),
    someEvent({ title: 'over while looking', endsAt: inHours(-0.01) }),
    someEvent({ title: 'full', currentParticipants: 100 }),
    someEvent({ title: 'dear', entryFee: '15000.00' }),
    someEvent({ title: 'later', status: 'upcoming', startsAt: inHours(49.5), endsAt: inHours(99) }),
    someEvent({ title: 'done', status: 'ended', winnerUsername: 'mapmaker_lu', winnerNumber: 3 }),
    someEvent({ title: 'won', status: 'ended', joined: true, won: true, winnerUsername: 'nova_builder', winnerNumber: 4 }),
    someEvent({ title: 'empty', status: 'ended', currentParticipants: 0 }),
  ].map((event, index) => ({ ...event, id: `01920000-0000-7000-8000-00000000001${index}` }));
  screen = await browser.open({ path: '/events', ...DESKTOP, calls: { 'GET /api/events': () => ({ events }) } });
  await screen.page.getByText('How Events Work').waitFor();
  expect(await buttons()).toEqual({
    open: 'Join Event!',
    in: 'Joined, draw in 5 hours',
    'over while looking': 'Event Ended',
    full: 'Event Full',
    dear: 'Insufficient Balance',
    later: 'Cannot Join',
    done: 'Event Completed',
    won: 'Event Completed',
    empty: 'Event Completed',
  });
  const texts = await cards().allInnerTexts();
  for (const [index, words] of [
    [0, 'Time remaining\n1 day 6 hours'],
    [1, 'Joined'],
    [2, 'Time remaining\nEnded'],
    [5, 'Starts in\n2 days 1 hour'],
    [6, 'Winner\nmapmaker_lu'],
    [7, 'You won'],
    [8, 'Winner\nNo one joined'],
  ] as const)
    expect(texts[index]).toContain(words);
  expect(await screen.problems()).toEqual([]);
});

test('who has not earned enough is told how much it takes', async () => {
  const calls = { 'GET /api/events': () => ({ events: [someEvent()] }) };
  screen = await browser.open({ path: '/events', ...PHONE, member: { totalEarned: '19.99' }, calls });
  await screen.page.getByRole('button', { name: 'Need 20 R$ Total Earned', disabled: true }).waitFor();
});

test('events that are coming, and that there are none, are drawn', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const calls = { 'GET /api/events': () => promise };
  screen = await browser.open({ path: '/events', ...PHONE, calls });
  await screen.page.getByRole('heading', { level: 1, name: 'Events', exact: true }).waitFor();
  await screen.page.getByText('Loading events...').waitFor();
  expect(await screen.problems()).toEqual([]);
  const placeOfBalance = async () => (await screen.page.getByLabel('Your balance').boundingBox())?.y;
  const before = await placeOfBalance();
  resolve({ events: [] });
  await screen.page.getByRole('heading', { name: 'No Active Events' }).waitFor();
  expect(await placeOfBalance()).toBe(before);
  await screen.page.getByText('Check back later for new events and giveaways!').waitFor();
  expect(await screen.problems()).toEqual([]);
});

test.each([
  ['/events', 'there', PHONE, fakeCalls(), 'Builder Weekend'],
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

test.each(['/events', '/referrals'])(
  '%s in the pseudo-language: every text is from the catalogue, and nothing scrolls sideways from right to left',
  async (path) => {
    screen = await browser.open({ path, ...PHONE, language: 'pseudo-rtl', calls: fakeCalls() });
    expect(await screen.languageProblems()).toEqual([]);
  },
);

test('in a browser that speaks Spanish the page is in Spanish', async () => {
  screen = await browser.open({ path: '/events', ...PHONE, language: 'es', calls: fakeCalls() });
  await screen.page.getByRole('heading', { level: 1, name: 'Eventos y sorteos' }).waitFor();
  expect(await screen.page.locator('html').getAttribute('lang')).toBe('es');
  expect(await screen.problems()).toEqual([]);
});

test.each(['referrals', 'events'])('%s: no two texts are printed over each other, at any width', async (name) => {
  const { path, member, calls, reach } = states.find((state) => state.name === name) as ScreenState;
  screen = await browser.open({ path, calls: calls(), ...(member && { member }) });
  await reach(screen.page);
  expect(await screen.overlaps()).toEqual([]);
});
