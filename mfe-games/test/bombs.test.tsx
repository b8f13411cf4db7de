import { cleanup, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeBombs, fakeBombsRules, GAME_ID, someBombsEnd, someBombsGame, someRound } from '../standalone/fake-games.ts';
import { openPage } from './open-page.tsx';
import { ready } from './ready.ts';

const REVEAL = 'POST /api/bombs/reveal';
const START = 'POST /api/bombs/start';
const CASH_OUT = 'POST /api/bombs/cashout';
const silence = () => {
  throw new TypeError('nobody answered');
};
let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  page?.api.restore();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
const open = (calls = {}, member = {}) => (page = openPage('/games/bombs', calls, member));
const resume = (revealed: number[] = []) => open(fakeBombs(someBombsGame(revealed)));
const user = userEvent.setup();
const expectWrong = (field: HTMLElement, words: string) => {
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(words);
};

describe('before the bet', () => {
  test('shows the return, the win chance, what each step pays and how likely it is, and the hash', async () => {
    const { findByText, getByText, getAllByText } = open();
    expect(await findByText('On average you get back', { exact: false })).toHaveProperty(
      'textContent',
      'Win chance 45%, return 81.0%. On average you get back R$ 8.10 of every R$ 10.00.',
    );
    expect(await findByText('First gem: 75% chance')).toBeTruthy();
    for (const text of ['1.36x', '60%', 'Sealed round 103', 'How to Play']) expect(getAllByText(text).length).toBeGreaterThan(0);
    expect(getByText(/Which tile you open doesn’t change it/)).toBeTruthy();
  });

  test('shows what an operator has set for this member', async () => {
    const rules = { ...fakeBombsRules, winChance: 0.6, rtp: 1.08, isSetForYou: true };
    const { findByText } = open({ 'GET /api/bombs/rules': () => rules });
    // To the letter what the operator's form says that the member is told.
    expect(await findByText('Win chance 60%, return 108.0%, set for your account.')).toBeTruthy();
    expect(await findByText('First gem: 100% chance')).toBeTruthy();
    expect(await findByText('93%')).toBeTruthy();
  });

  test('asks again when they come back to the page', async () => {
    const { findByText, api } = open();
    await findByText('First gem: 75% chance');
    api.on('GET /api/bombs/rules', () => ({ ...fakeBombsRules, winChance: 0.3, rtp: 0.54 }));
    fireEvent.focus(window);
    expect(await findByText('Win chance 30%, return 54.0%.')).toBeTruthy();
  });

  test('remembers bet and bombs in this browser', async () => {
    const first = open();
    await user.click(await first.findByRole('radio', { name: '7' }));
    await user.clear(first.getByLabelText('Bet'));
    await user.type(first.getByLabelText('Bet'), '2.50');
    cleanup();
    const second = open();
    expect(await second.findByLabelText('Bet')).toHaveProperty('value', '2.50');
    expect(second.getByRole('radio', { name: '7' })).toHaveProperty('checked', true);
  });

  test('halves and doubles, within 1 R$ and the balance', async () => {
    const { findByRole, getByLabelText, findByText } = open({}, { balance: '15.00' });
    await findByText('First gem', { exact: false });
    await user.click(await findByRole('button', { name: 'Double' }));
    expect(getByLabelText('Bet')).toHaveProperty('value', '15.00');
    for (let time = 0; time < 5; time++) await user.click(await findByRole('button', { name: 'Half' }));
    expect(getByLabelText('Bet')).toHaveProperty('value', '1.00');
  });
});

describe('a bet that is not taken', () => {
  test.each([
    ['abc', 'Invalid Bet', 'Please enter a valid bet amount'],
    ['0', 'Invalid Bet', 'Please enter a valid bet amount'],
    ['0.50', 'Invalid Bet', 'Please enter a valid bet amount. The minimum bet is 1 R$.'],
    ['1284.01', 'Insufficient Balance', "You don't have enough Robux for this bet"],
  ])('%s is not even sent; its field says why and has the focus', async (typed, title, description) => {
    const { findByRole, findByText, getByLabelText, api } = open();
    const button = await findByRole('button', { name: 'Start Game' });
    await findByText('First gem', { exact: false });
    await user.clear(getByLabelText('Bet'));
    await user.type(getByLabelText('Bet'), typed);
    await user.click(button);
    expect(await findByText(title)).toBeTruthy();
    expect(await findByText(description)).toBeTruthy();
    expect(api.sentTo(START)).toEqual([]);
    expectWrong(getByLabelText('Bet'), description);
    await user.type(getByLabelText('Bet'), '{Backspace}');
    expect(getByLabelText('Bet').getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    ['nobody answers', silence, 'Error', 'Failed to start game. Please try again.'],
    ['without words', () => fail(500, 'internal', ''), 'Error', 'Failed to start game'],
    [
      'they have not earned enough',
      () => fail(403, 'earning_requirement', 'You need to earn at least 15R$ before playing.'),
      'Earning Requirement Not Met',
      'You need to earn at least 15R$ before playing.',
    ],
  ])('says why when %s', async (_, answer, title, description) => {
    const { findByRole, findByText } = open({ [START]: answer });
    await user.click(await ready('Start Game'));
    expect(await findByText(title)).toBeTruthy();
    expect(await findByText(description)).toBeTruthy();
    expect(await findByRole('button', { name: 'Start Game' })).toBeTruthy();
  });

  test.each([
    ['insufficient_balance', 'Insufficient Balance', 'Not enough.'],
    ['bet_invalid', 'Invalid Bet', 'Please enter a valid bet amount. The minimum bet is 1 R$.'],
    ['loss_limit', 'Daily loss limit', 'This bet is above what your daily loss limit leaves.'],
  ])('%s, which only the service knows, is said at the field as well', async (code, title, description) => {
    const { findByText, getByLabelText } = open({ [START]: () => fail(400, code, description) });
    await user.click(await ready('Start Game'));
    expect(await findByText(title)).toBeTruthy();
    expect(await findByText(description)).toBeTruthy();
    expectWrong(getByLabelText('Bet'), description);
  });

  test('keeps its key until it is decided, so that a second try cannot bet twice', async () => {
    const { findByRole, findByText, api } = open({ [START]: silence });
    await user.click(await ready('Start Game'));
    await findByText('Failed to start game. Please try again.');
    api.on(START, fakeBombs()[START] as () => unknown);
    await user.click(await ready('Start Game'));
    await findByRole('button', { name: 'Open a tile to begin' });
    const keys = api.requests.filter(({ path }) => path === '/api/bombs/start').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('is refused while a round is open in another tab, which is shown then', async () => {
    const { findByRole, findByText, api } = open({ [START]: () => fail(409, 'round_open', 'You have an open game.') });
    const button = await findByRole('button', { name: 'Start Game' });
    api.on('GET /api/bombs/active', () => ({ game: someBombsGame([3, 4]) }));
    await user.click(button);
    expect(await findByText('You have an open game.')).toBeTruthy();
    expect(await findByRole('button', { name: 'Cash out R$ 11.66' })).toBeTruthy();
  });
});

describe('a round', () => {
  test('takes the bet once, locks the settings, turns tiles, and pays when cashed out', async () => {
    const { findByRole, findByText, getByRole, getByLabelText, api } = open();
    clickTwice(await ready('Start Game'));
    expect((await findByRole('button', { name: 'Open a tile to begin' })).getAttribute('aria-disabled')).toBe('true');
    expect(api.sentTo(START)).toEqual([{ betAmount: '10.00', bombCount: 3 }]);
    expect(getByLabelText('Bet')).toHaveProperty('readOnly', true);
    expect(getByRole('radio', { name: '5' })).toHaveProperty('disabled', true);
    await user.click(getByRole('button', { name: 'Tile 1, hidden' }));
    await findByRole('button', { name: 'Tile 1, gem' });
    expect(await findByText('Gem. 1 safe, now 1.08x.')).toBeTruthy();
    clickTwice(await ready('Cash out R$ 10.80'));
    expect(await findByText('You won R$ 10.80!')).toBeTruthy();
    expect(await findByText('Cashed out at 1.08x')).toBeTruthy();
    expect(api.sentTo(CASH_OUT)).toEqual([{ gameId: GAME_ID }]);
    expect(await findByText('Round 103, opened')).toBeTruthy();
    expect(await findByText('Checked')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Change bet' }));
    expect(await findByRole('button', { name: 'Start Game' })).toBeTruthy();
    expect(getByRole('button', { name: 'Tile 1, hidden' })).toBeTruthy();
  });

  test('ends at a bomb, shows where all of them lay, and asks for the balance anew', async () => {
    const { findByRole, findByText, getByRole, api } = resume([0]);
    await user.click(await findByRole('button', { name: 'Tile 4, hidden' }));
    expect(await findByText('BOOM! You hit a bomb! Lost 10.00 R$')).toBeTruthy();
    for (const name of ['Tile 1, gem', 'Tile 4, bomb, it ended the round', 'Tile 20, bomb', 'Tile 25, bomb', 'Tile 2, gem, not opened'])
      expect(getByRole('button', { name })).toBeTruthy();
    await user.click(getByRole('button', { name: 'Tile 2, gem, not opened' }));
    expect(api.sentTo(REVEAL)).toHaveLength(1);
    await expect.poll(() => api.requests.filter(({ path }) => path === '/api/user/profile').length).toBeGreaterThan(1);
  });

  test('that a lie sealed says so', async () => {
    const lie = () => ({ ...someBombsEnd([0], { serverSeed: '00'.repeat(32), winAmount: '10.80' }), success: true, message: 'You won' });
    const { findByRole, findByText } = open({ ...fakeBombs(someBombsGame([0])), [CASH_OUT]: lie });
    await user.click(await findByRole('button', { name: /Cash out/ }));
    expect(await findByText('This is not the promised seed')).toBeTruthy();
  });

  test('whose last safe tile was opened is won', async () => {
    const { findByRole, findByText, api } = resume([0]);
    api.on(REVEAL, () => ({ ...someBombsEnd([0, 1], { winAmount: '240.00', multiplier: 24 }), won: true }));
    await user.click(await findByRole('button', { name: 'Tile 2, hidden' }));
    expect(await findByText('You won R$ 240.00!')).toBeTruthy();
  });

  test('is there again after a reload', async () => {
    const { findByRole, getByRole, getByLabelText } = resume([6, 7, 8]);
    expect(await findByRole('button', { name: 'Cash out R$ 12.59' })).toBeTruthy();
    expect(getByRole('button', { name: 'Tile 7, gem' })).toBeTruthy();
    expect(getByLabelText('Bet')).toHaveProperty('value', '10.00');
  });

  test('ignores clicks when not playing, on an open tile, and while an answer is awaited', async () => {
    const idle = open();
    await idle.findByRole('button', { name: 'Start Game' });
    await user.click(idle.getByRole('button', { name: 'Tile 1, hidden' }));
    expect(idle.api.sentTo(REVEAL)).toEqual([]);
    idle.api.restore();
    cleanup();
    const { findByRole, getByRole, api } = resume([0]);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    api.on(REVEAL, () => promise);
    await user.click(await findByRole('button', { name: 'Tile 1, gem' }));
    clickTwice(getByRole('button', { name: 'Tile 2, hidden' }));
    await findByRole('button', { name: 'Tile 2, opening' });
    await user.click(getByRole('button', { name: 'Tile 3, hidden' }));
    await user.click(getByRole('button', { name: /Cash out/ }));
    expect(api.sentTo(REVEAL)).toEqual([{ gameId: GAME_ID, tileIndex: 1 }]);
    expect(api.sentTo(CASH_OUT)).toEqual([]);
    resolve({ ...someBombsGame([0, 1]), won: true });
    expect(await findByRole('button', { name: 'Tile 2, gem' })).toBeTruthy();
  });
});

describe('what fails in a round', () => {
  test.each([
    ['a tile, without an answer', REVEAL, silence, 'Failed to reveal tile. Please try again.'],
    ['a tile', REVEAL, () => fail(503, 'unavailable', 'Away'), 'Failed to reveal tile. Please try again.'],
    ['a cash-out, without an answer', CASH_OUT, silence, 'Failed to cash out. Please try again.'],
    ['a cash-out, with words', CASH_OUT, () => fail(503, 'unavailable', 'The wallet is away.'), 'The wallet is away.'],
    ['a cash-out, without words', CASH_OUT, () => fail(500, 'internal', ''), 'Failed to cash out'],
  ])('%s: the round stays as it was', async (_, call, answer, text) => {
    const { findByRole, findByText } = open({ ...fakeBombs(someBombsGame([0])), [call]: answer });
    await user.click(await findByRole('button', { name: call === REVEAL ? 'Tile 2, hidden' : /Cash out/ }));
    expect(await findByText(text)).toBeTruthy();
    expect(await findByRole('button', { name: 'Tile 2, hidden' })).toBeTruthy();
    expect(await findByRole('button', { name: 'Cash out R$ 10.80' })).toBeTruthy();
  });

  test.each([
    ['cashed out there', someRound({ revealed: [12, 6, 8, 13] }), 'You won R$ 13.60!'],
    ['lost there', someRound({ outcome: 'lost', winAmount: null, bombTile: 3 }), 'BOOM! You hit a bomb! Lost 10.00 R$'],
    ['given back', someRound({ outcome: 'refunded', winAmount: null }), 'Start Game'],
  ])('one that another tab has ended is shown as it ended: %s', async (_, round, shown) => {
    const over = () => fail(409, 'round_over', 'This game has ended.');
    const rounds = { [`GET /api/fairness/rounds/${GAME_ID}`]: () => ({ round }) };
    const { findByRole, findByText } = open({ ...fakeBombs(someBombsGame([0])), ...rounds, [REVEAL]: over });
    await user.click(await findByRole('button', { name: 'Tile 2, hidden' }));
    expect(await findByText('This round has ended')).toBeTruthy();
    expect(await findByText(shown)).toBeTruthy();
  });

  test('a page that cannot ask what is open offers to ask again', async () => {
    const { findByText, findByRole, api } = open({ 'GET /api/bombs/active': () => fail(503, 'unavailable', 'Games are away') });
    expect(await findByText('Games are away')).toBeTruthy();
    expect(await findByRole('button', { name: 'Request fake' })).toBeTruthy();
    api.on('GET /api/bombs/active', () => ({ game: someBombsGame([0]) }));
    await user.click(await findByRole('button', { name: 'Retry' }));
    expect(await findByRole('button', { name: 'Cash out R$ 10.80' })).toBeTruthy();
  });
});

describe('the board', () => {
  test('has one tab stop, and arrows, Home and End move it', async () => {
    const { findByRole, getAllByRole } = resume();
    await findByRole('button', { name: 'Open a tile to begin' });
    const tiles = getAllByRole('button', { name: /^Tile/ });
    expect(tiles.filter((tile) => tile.tabIndex === 0)).toHaveLength(1);
    tiles[12]?.focus();
    for (const [keys, at] of [
      ['{ArrowUp}', 8],
      ['{ArrowRight}{ArrowRight}', 10],
      ['{ArrowRight}', 10],
      ['{Home}', 6],
      ['{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 25],
      ['{ArrowLeft}', 24],
    ] as const) {
      await user.keyboard(keys);
      expect(document.activeElement?.getAttribute('aria-label')).toBe(`Tile ${at}, hidden`);
    }
    expect(tiles.filter((tile) => tile.tabIndex === 0)).toEqual([document.activeElement]);
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(await findByRole('button', { name: 'Tile 23, gem' })).toBeTruthy();
  });
});
