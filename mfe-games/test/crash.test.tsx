import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crashStream, GAME_ID, someCrashGame } from '../standalone/fake-games.ts';
import { openPage } from './open-page.tsx';
import { ready } from './ready.ts';

const START = 'POST /api/crash/start';
const CASH_OUT = 'POST /api/crash/cashout';
const WATCH = `GET /api/crash/rounds/${GAME_ID}`;
const silence = () => {
  throw new TypeError('nobody answered');
};
const crashed = someCrashGame({ state: 'lost', elapsedMs: 10_872, crashPoint: 1.92, serverSeed: 'ab'.repeat(32) });
const won = someCrashGame({ state: 'won', elapsedMs: 13_955, crashPoint: 2.4, multiplier: 2.31, winAmount: '11.55', serverSeed: 'ab'.repeat(32) }); // prettier-ignore
let page: ReturnType<typeof openPage> | undefined;
let ending: PromiseWithResolvers<Response>;

beforeEach(() => (ending = Promise.withResolvers()));
afterEach(() => {
  page?.api.restore();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
/** The round ends when the test says so, whether the page waits for it already or asks a moment later. */
const watched = { [WATCH]: () => ending.promise };
const end = (game: typeof crashed) => ending.resolve(crashStream(game));
const open = (calls = {}) => (page = openPage('/games/crash', { ...watched, ...calls }));
const resume = (elapsedMs: number, calls = {}) =>
  open({ 'GET /api/crash/active': () => ({ game: someCrashGame({ elapsedMs }) }), ...calls });
const user = userEvent.setup();

describe('before the bet', () => {
  test('shows the return, and how often an automatic cash-out is reached', async () => {
    const { findByText, findByLabelText, findByRole } = open();
    expect(await findByText('On average you get back', { exact: false })).toHaveProperty(
      'textContent',
      'Win chance 45%, return 81.0%. On average you get back R$ 4.05 of every R$ 5.00.',
    );
    await user.type(await findByLabelText('Auto cash-out'), '3');
    expect(await findByText('Reached in 27% of rounds')).toBeTruthy();
    expect(await findByText('Your last rounds')).toBeTruthy();
    expect(await findByRole('button', { name: 'Start Round' })).toBeTruthy();
  });

  test('an automatic cash-out that cannot be is said at the field, and nothing is sent', async () => {
    const { findByText, findByLabelText, findByRole, api } = open();
    await user.type(await findByLabelText('Auto cash-out'), '1');
    expect(await findByText('Enter 1.01 to 100.00, or leave it empty')).toBeTruthy();
    await user.click(await findByRole('button', { name: 'Start Round' }));
    expect(api.sentTo(START)).toEqual([]);
  });

  test('a bet above the balance is refused with its words', async () => {
    const { findByText, findByRole, findByLabelText, getByLabelText, api } = open();
    await user.clear(await findByLabelText('Bet'));
    await user.type(getByLabelText('Bet'), '99999');
    await user.click(await findByRole('button', { name: 'Start Round' }));
    expect(await findByText("You don't have enough Robux for this bet")).toBeTruthy();
    expect(api.sentTo(START)).toEqual([]);
  });

  test.each([
    ['nobody answers', silence, 'Failed to start game. Please try again.'],
    ['the service says no', () => fail(403, 'time_out', 'You are taking a break from games.'), 'You are taking a break from games.'],
  ])('says why a round did not start when %s', async (_, answer, text) => {
    const { findByRole, findByText } = open({ [START]: answer });
    await user.click(await findByRole('button', { name: 'Start Round' }));
    expect(await findByText(text)).toBeTruthy();
  });
});

describe('a round', () => {
  test('starts once with what was typed, rises, and is cashed out by hand', async () => {
    const { findByRole, findByText, findByLabelText, getByLabelText, api } = open();
    await user.type(await findByLabelText('Auto cash-out'), '3.5');
    clickTwice(await findByRole('button', { name: 'Start Round' }));
    const button = await ready(/^Cash out R\$ 5\.\d\d$/);
    expect(api.sentTo(START)).toEqual([{ betAmount: '5.00', autoCashout: 3.5 }]);
    expect(getByLabelText('Bet')).toHaveProperty('readOnly', true);
    await findByText(/^1\.0[1-9]x$/);
    api.on(CASH_OUT, () => ({ ...won, success: true, message: 'You won R$ 11.55!' }));
    clickTwice(button);
    expect(await findByText('2.31x')).toBeTruthy();
    expect(await findByText('You won R$ 11.55!')).toBeTruthy();
    expect(await findByText('Cashed out after 14.0 s')).toBeTruthy();
    expect(api.sentTo(CASH_OUT)).toEqual([{ gameId: GAME_ID }]);
    await user.click(await findByRole('button', { name: 'Change bet' }));
    expect(await findByRole('button', { name: 'Start Round' })).toBeTruthy();
  });

  test('in the middle is there after a reload, as high as the server’s clock says', async () => {
    const { findByText, findByRole } = resume(14_000);
    expect(await findByText(/^2\.(3[1-9]|[45]\d)x$/)).toBeTruthy();
    expect(await findByRole('button', { name: /^Cash out R\$ 1[12]\.\d\d$/ })).toBeTruthy();
  });

  test('ends when the service says so: crashed', async () => {
    const { findByText, findByRole, api } = resume(10_000);
    await findByRole('button', { name: /Cash out/ });
    end(crashed);
    expect(await findByText('1.92x')).toBeTruthy();
    expect(await findByText('Crashed after 10.9 s. You lost R$ 5.00')).toBeTruthy();
    expect(await findByText('Round 103, opened')).toBeTruthy();
    await expect.poll(() => api.requests.filter(({ path }) => path === '/api/user/profile').length).toBeGreaterThan(1);
  });

  test('ends when the service says so: cashed out by itself', async () => {
    const { findByText, findByRole, queryByText } = resume(13_900);
    await findByRole('button', { name: /Cash out/ });
    end(won);
    expect(await findByText('2.31x')).toBeTruthy();
    expect(await findByText('You won R$ 11.55!')).toBeTruthy();
    // Where it would have gone on to is no business of this page.
    expect(queryByText(/2\.40x/)).toBeNull();
  });

  test('shows what is settled, however long the answer took', async () => {
    // The server's clock was a second further when it noticed the end.
    const { findByText, findByRole, getAllByText } = resume(10_000);
    await findByRole('button', { name: /Cash out/ });
    end({ ...crashed, crashPoint: 1.37, elapsedMs: 6_250 });
    expect(await findByText('Crashed after 5.2 s. You lost R$ 5.00')).toBeTruthy();
    expect(getAllByText('1.37x').length).toBeGreaterThan(0);
  });

  test('of the last ones shows what was got out of each, not how far it would have gone', async () => {
    const { findByText, findAllByText, queryByText } = open();
    expect(await findByText('Your last rounds')).toBeTruthy();
    expect(await findAllByText('1.80x')).toHaveLength(3);
    expect(await findAllByText('lost')).toHaveLength(2);
    expect(queryByText('4.80x')).toBeNull();
  });

  test('is waited for again when the stream breaks off without an end, or cannot be had', async () => {
    const waits = [
      () => crashStream(someCrashGame({ elapsedMs: 8_000 })),
      () => fail(503, 'unavailable', 'Try again.'),
      () => crashStream(crashed),
    ];
    const { findByText } = resume(0, { [WATCH]: () => waits.shift()?.() });
    expect(await findByText('1.92x')).toBeTruthy();
    expect(waits).toEqual([]);
  });

  test('that is cashed out ends with what comes first, the stream or the answer to the press, and once', async () => {
    const { findByText, queryByText, api } = resume(13_900);
    const cashedOut = Promise.withResolvers<unknown>();
    api.on(CASH_OUT, () => cashedOut.promise);
    await user.click(await ready(/^Cash out/));
    end(won);
    expect(await findByText('You won R$ 11.55!')).toBeTruthy();
    // What the answer says is told already.
    cashedOut.resolve({ ...won, multiplier: 9.99, winAmount: '49.95', success: true, message: 'You won R$ 49.95!' });
    await ready(/^Play again/);
    expect(queryByText('You won R$ 49.95!')).toBeNull();
  });

  test('that the site could not serve ends: the bet is given back, and it says so', async () => {
    const words = 'The site could not finish this round, so you get your bet back.';
    let waits = 0;
    const { findByRole, findByText } = resume(1_000, {
      [WATCH]: () => (++waits > 1 ? crashStream(crashed) : fail(404, 'round_not_found', words)),
      'GET /api/crash/active': () => ({ game: waits === 0 ? someCrashGame({ elapsedMs: 1_000 }) : null }),
    });
    expect(await findByRole('button', { name: 'Start Round' })).toBeTruthy();
    expect(await findByText(words)).toBeTruthy();
    expect(waits).toBe(1);
  });

  test('is not waited for any more once the page is left', async () => {
    const first = resume(1_000);
    await first.findByRole('button', { name: /Cash out/ });
    first.unmount();
    const second = open();
    end(someCrashGame({ elapsedMs: 8_000 }));
    await second.findByRole('button', { name: 'Start Round' });
    await second.findByText('On average', { exact: false });
    for (const { api, times } of [
      { api: first.api, times: 1 },
      { api: second.api, times: 0 },
    ])
      expect(api.requests.filter(({ path }) => path.startsWith('/api/crash/rounds/'))).toHaveLength(times);
  });
});

test('is played by keys alone: Space starts, cashes out and plays again, and the focus stays on the one button', async () => {
  const { findByText, api } = open();
  const button = await ready('Start Round');
  button.focus();
  await user.keyboard(' ');
  expect(await ready(/^Cash out/)).toBe(button);
  api.on(CASH_OUT, () => ({ ...won, success: true, message: 'You won R$ 11.55!' }));
  await user.keyboard(' ');
  await findByText('You won R$ 11.55!');
  expect(await ready('Play again, R$ 5.00')).toBe(button);
  expect(document.activeElement).toBe(button);
  await user.keyboard(' ');
  await expect.poll(() => api.sentTo(START)).toHaveLength(2);
});

describe('a cash-out that fails', () => {
  test.each([
    ['too late', () => fail(409, 'crashed', 'Too late: the round crashed at 1.92x.'), 'Too late: the round crashed at 1.92x.'],
    ['without an answer', silence, 'Failed to cash out. Please try again.'],
    ['without words', () => fail(500, 'internal', ''), 'Failed to cash out'],
  ])('%s: says so, and the end still comes', async (_, answer, text) => {
    const { findByRole, findByText } = resume(10_800, { [CASH_OUT]: answer });
    await user.click(await findByRole('button', { name: /Cash out/ }));
    expect(await findByText(text)).toBeTruthy();
    end(crashed);
    expect(await findByText('Crashed after 10.9 s. You lost R$ 5.00')).toBeTruthy();
  });

  test('is asked about when the round is gone', async () => {
    const { findByRole, api } = resume(1_000, { [CASH_OUT]: () => fail(404, 'round_not_found', 'There is no such game.') });
    const button = await findByRole('button', { name: /Cash out/ });
    api.on('GET /api/crash/active', () => ({ game: null }));
    await user.click(button);
    expect(await findByRole('button', { name: 'Start Round' })).toBeTruthy();
  });
});

test('a page that cannot ask what is open says which call it was, and offers to ask again', async () => {
  const { findByRole, findByText, api } = open({ 'GET /api/crash/active': () => fail(503, 'unavailable', 'Games are away') });
  expect(await findByText('Games are away')).toBeTruthy();
  expect(await findByRole('button', { name: 'Request fake' })).toBeTruthy();
  api.on('GET /api/crash/active', () => ({ game: null }));
  await user.click(await findByRole('button', { name: 'Retry' }));
  expect(await findByRole('button', { name: 'Start Round' })).toBeTruthy();
});
