import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { crashStream, fakeBombs, fakeBombsRules, GAME_ID, someBombsGame, someCrashGame, somePlayLimits } from '../standalone/fake-games.ts';
import { openPage, type GamesPath } from './open-page.tsx';

const PUT = 'PUT /api/play-limits';
const LATER = '2027-01-02T18:30:00.000Z';
let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  page?.api.restore();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
const open = (path: GamesPath, calls = {}, member = {}) => (page = openPage(path, calls, member));
const limits = (change: Parameters<typeof somePlayLimits>[0]) => ({ 'GET /api/play-limits': () => somePlayLimits(change) });
const settings = (games_enabled: string) => ({ 'GET /api/public/settings': () => [{ key: 'games_enabled', value: games_enabled }] });
const user = userEvent.setup();

describe('what keeps a member from playing', () => {
  test.each(['/games/bombs', '/games/crash'] as const)('%s: earnings, with how much is missing and a way to get it', async (path) => {
    const { findByText, findByRole } = open(path, {}, { totalEarned: '9.60' });
    expect(await findByText('Earning Requirement Not Met')).toBeTruthy();
    expect(await findByText(/Games open once you’ve earned R\$ 15 in total\. So far: R\$ 9\.60/)).toBeTruthy();
    expect((await findByRole('button', { name: 'Need 5.40 R$ more to play' })).getAttribute('aria-disabled')).toBe('true');
    expect((await findByRole('link', { name: 'Earn Robux' })).getAttribute('href')).toBe('/earn');
  });

  test('earnings: exactly what is needed is enough, and so is what the operator set', async () => {
    const exact = open('/games/bombs', {}, { totalEarned: '15.00' });
    await exact.findByText('First gem', { exact: false });
    expect(exact.getByRole('button', { name: 'Start Game' }).getAttribute('aria-disabled')).toBeNull();
    exact.api.restore();
    cleanup();
    const { findByRole } = open('/games/bombs', { 'GET /api/bombs/rules': () => ({ ...fakeBombsRules, minTotalEarned: '20.00' }) }, { totalEarned: '15.00' }); // prettier-ignore
    expect(await findByRole('button', { name: 'Need 5 R$ more to play' })).toBeTruthy();
  });

  test.each([
    ['an exclusion', limits({ excludedUntil: LATER }), 'You have excluded yourself', /Games open again on 2 January 2027/],
    ['a break', limits({ timeoutUntil: LATER }), 'You are taking a break', /Games open again at 2 Jan/],
    ['the switch', settings('off'), 'Games are switched off right now', /until they’re back on/],
  ])('%s', async (_, calls, title, text) => {
    const { findByText, getByRole } = open('/games/bombs', calls);
    expect(await findByText(title)).toBeTruthy();
    expect(await findByText(text)).toBeTruthy();
    expect(getByRole('button', { name: 'Start Game' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('but a round that is open is played to its end', async () => {
    const { findByRole, queryByText } = open('/games/bombs', { ...limits({ excludedUntil: LATER }), ...fakeBombs(someBombsGame([0])) });
    expect(await findByRole('button', { name: 'Cash out R$ 10.80' })).toBeTruthy();
    expect(queryByText('You have excluded yourself')).toBeNull();
  });

  test('their age, asked once', async () => {
    const asked = limits({ minimumAge: 18, ageConfirmed: false });
    const { findByLabelText, findByRole, findByText, api } = open('/games/bombs', asked);
    api.on('POST /api/play-limits/age', () => fail(403, 'age_too_low', 'You must be at least 18 years old to play games.'));
    expect(await findByText('Games are for players aged 18 and over')).toBeTruthy();
    await user.type(await findByLabelText('Your age'), '1x7');
    await user.click(await findByRole('button', { name: 'Confirm my age' }));
    expect(await findByText('You must be at least 18 years old to play games.')).toBeTruthy();
    expect(api.sentTo('POST /api/play-limits/age')).toEqual([{ age: 17 }]);
    api.on('POST /api/play-limits/age', () => somePlayLimits({ minimumAge: 18 }));
    api.on('GET /api/play-limits', () => somePlayLimits({ minimumAge: 18 }));
    await user.click(await findByRole('button', { name: 'Confirm my age' }));
    await expect.poll(async () => (await findByRole('button', { name: 'Start Game' })).hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('what a member sets for themselves', () => {
  test('is shown with what was lost today, and what comes', async () => {
    const next = { dailyLossLimit: '80.00', from: LATER };
    const { findByText } = open('/games', limits({ nextDailyLossLimit: next }));
    expect(await findByText(/A limit of R\$ 80\.00 from 2 Jan/)).toBeTruthy();
    expect(await findByText('R$ 21.20')).toBeTruthy();
  });

  test('a lower loss limit counts at once, a higher one later, and both are said', async () => {
    const { findByRole, findByLabelText, findByText, api } = open('/games');
    api.on(PUT, () => somePlayLimits({ dailyLossLimit: '10.00' }));
    // Before the limits are there, the button can be seen and not yet be pressed.
    await findByText('Lost today');
    await user.click(await findByRole('button', { name: 'Change' }));
    const field = await findByLabelText('R$ per day');
    await user.clear(field);
    await user.type(field, '10.001');
    expect(await findByText('Enter an amount in R$ with up to two decimals, or leave it empty')).toBeTruthy();
    await user.type(field, '{Backspace}');
    await user.click(await findByRole('button', { name: 'Set limit' }));
    expect(await findByText('Applies from now.')).toBeTruthy();
    expect(api.sentTo(PUT)).toEqual([{ dailyLossLimit: '10.00' }]);
    api.on(PUT, () => somePlayLimits({ nextDailyLossLimit: { dailyLossLimit: null, from: LATER } }));
    await user.click(await findByRole('button', { name: 'Change' }));
    await user.clear(await findByLabelText('R$ per day'));
    await user.click(await findByRole('button', { name: 'Set limit' }));
    expect(await findByText(/Applies from 2 Jan/)).toBeTruthy();
    expect(api.sentTo(PUT)[1]).toEqual({ dailyLossLimit: null });
  });

  test('a break and an exclusion are for as long as was chosen; the second one is asked about', async () => {
    const { findByRole, findByText, api } = open('/games');
    api.on(PUT, () => somePlayLimits({ timeoutUntil: LATER }));
    await user.click(await findByRole('button', { name: 'Take a break' }));
    await user.click(await findByRole('radio', { name: '1 week' }));
    await user.click(await findByRole('button', { name: 'Start the break' }));
    expect(await findByText(/Games open again at 2 Jan/)).toBeTruthy();
    expect(hoursAhead(api.sentTo(PUT)[0], 'timeoutUntil')).toBeCloseTo(168, 1);
    api.on(PUT, () => somePlayLimits({ excludedUntil: LATER }));
    await user.click(await findByRole('button', { name: 'Exclude myself' }));
    await user.click(await findByRole('radio', { name: '6 months' }));
    await user.click(await findByRole('button', { name: 'Exclude me for 6 months' }));
    expect(await findByText(/^Games open again on 2 January 2027 at \d\d:\d\d\.$/)).toBeTruthy();
    expect(hoursAhead(api.sentTo(PUT)[1], 'excludedUntil')).toBeCloseTo(180 * 24, 1);
  });

  test('what is refused is said, and the dialog stays', async () => {
    const { findByRole, findByText, api } = open('/games');
    api.on(PUT, () => fail(409, 'time_out_running', 'Your break cannot be shortened.'));
    await user.click(await findByRole('button', { name: 'Take a break' }));
    await user.click(await findByRole('button', { name: 'Start the break' }));
    expect(await findByText('Your break cannot be shortened.')).toBeTruthy();
    expect(await findByRole('dialog', { name: 'Take a break' })).toBeTruthy();
  });

  test('that do not load offer to try again', async () => {
    const { findByText, findByRole, api } = open('/games', { 'GET /api/play-limits': () => fail(503, 'unavailable', 'Away') });
    expect(await findByText('Your limits did not load')).toBeTruthy();
    api.on('GET /api/play-limits', () => somePlayLimits());
    await user.click(await findByRole('button', { name: 'Retry' }));
    expect(await findByText('R$ 21.20')).toBeTruthy();
  });
});

describe('after half an hour of playing', () => {
  test('a dialog says so, once, and counts anew', async () => {
    localStorage.setItem('games.playing', `${Date.now() - 31 * 60_000} ${Date.now() - 5_000}`);
    const { findByRole, findByText, queryByRole } = open('/games/bombs');
    expect(await findByText('You have been playing for 31 minutes')).toBeTruthy();
    await user.click(await findByRole('button', { name: 'Keep playing' }));
    await expect.poll(() => queryByRole('dialog')).toBeNull();
    const [, , reminded] = (localStorage.getItem('games.playing') ?? '').split(' ').map(Number);
    expect(Date.now() - (reminded ?? 0)).toBeLessThan(60_000);
    // It goes on being told, beside what was lost.
    expect(await findByText('playing for 31 min', { exact: false })).toBeTruthy();
  });

  test('it waits for the end of the round that runs: nothing lies over the button that cashes out', async () => {
    localStorage.setItem('games.playing', `${Date.now() - 31 * 60_000} ${Date.now() - 5_000}`);
    const end = Promise.withResolvers<Response>();
    const { findByRole, findByText, queryByRole } = open('/games/crash', {
      'GET /api/crash/active': () => ({ game: someCrashGame({ elapsedMs: 9_000 }) }),
      [`GET /api/crash/rounds/${GAME_ID}`]: () => end.promise,
    });
    expect(await findByRole('button', { name: /^Cash out/ })).toBeTruthy();
    expect(await findByText('playing for 31 min', { exact: false })).toBeTruthy();
    expect(queryByRole('dialog')).toBeNull();
    end.resolve(crashStream(someCrashGame({ state: 'lost', crashPoint: 1.92, elapsedMs: 10_872 })));
    expect(await findByRole('dialog', { name: 'You have been playing for 31 minutes' })).toBeTruthy();
  });
});

function hoursAhead(body: unknown, field: string): number {
  return (Date.parse((body as Record<string, string>)[field] ?? '') - Date.now()) / 3_600_000;
}
