import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeBombs, someBombsGame } from '../standalone/fake-games.ts';
import { openPage } from './open-page.tsx';
import { ready } from './ready.ts';

const REVEAL = 'POST /api/bombs/reveal';
const START = 'POST /api/bombs/start';
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
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.firstElementChild?.textContent;

describe('the one button', () => {
  test('plays the next round in one press, with the bet that stands there', async () => {
    const { findByText, getByLabelText, getByRole, api } = resume([0]);
    await user.click(await ready('Cash out R$ 10.80'));
    await findByText('You won R$ 10.80!');
    await user.clear(getByLabelText('Bet'));
    await user.type(getByLabelText('Bet'), '2.50');
    await user.click(await ready('Play again, R$ 2.50'));
    await screen.findByRole('button', { name: 'Open a tile to begin' });
    expect(api.sentTo(START)).toEqual([{ betAmount: '2.50', bombCount: 3 }]);
    expect(getByRole('button', { name: 'Tile 1, hidden' })).toBeTruthy();
  });

  test('is one element from the first round to the next, and the focus stays on it', async () => {
    const { findByText } = open();
    const button = await ready('Start Game');
    await user.click(button);
    await screen.findByRole('button', { name: 'Open a tile to begin' });
    expect(document.activeElement).toBe(button);
    await user.click(screen.getByRole('button', { name: 'Tile 1, hidden' }));
    expect(await ready(/^Cash out/)).toBe(button);
    await user.click(button);
    await findByText('You won R$ 10.80!');
    expect(await ready('Play again, R$ 10.00')).toBe(button);
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Open a tile to begin' })).toBe(button);
    expect(document.activeElement).toBe(button);
  });

  test('does nothing for whoever has just pressed it for something else', async () => {
    const { findByText, api } = resume([0]);
    const button = await ready('Cash out R$ 10.80');
    await user.click(button);
    await findByText('You won R$ 10.80!');
    // The second press of an impatient finger: the button has another meaning now.
    await user.click(button);
    expect(api.sentTo(START)).toEqual([]);
    await ready('Play again, R$ 10.00');
    await user.click(button);
    await expect.poll(() => api.sentTo(START)).toHaveLength(1);
  });

  test('does nothing for a press that began when it meant something else', async () => {
    const { findByRole, api } = resume([0]);
    const button = await ready('Cash out R$ 10.80');
    fireEvent.pointerDown(button);
    await user.click(await findByRole('button', { name: 'Tile 4, hidden' }));
    await ready('Play again, R$ 10.00');
    fireEvent.click(button);
    expect(api.sentTo(START)).toEqual([]);
    await user.click(button);
    await expect.poll(() => api.sentTo(START)).toHaveLength(1);
  });

  test('is pressed by Enter in the bet, which keeps the focus and cannot be changed until the round is over', async () => {
    const { getByLabelText, api } = open();
    await ready('Start Game');
    const field = getByLabelText('Bet');
    await user.clear(field);
    await user.type(field, '3{Enter}');
    await screen.findByRole('button', { name: 'Open a tile to begin' });
    expect(document.activeElement).toBe(field);
    await user.type(field, '5{Enter}');
    expect(field).toHaveProperty('value', '3.00');
    expect(api.sentTo(START)).toEqual([{ betAmount: '3.00', bombCount: 3 }]);
  });

  test('goes back to the bet: the field has the focus, and nothing is bet', async () => {
    const { getByLabelText, findByRole, api } = resume([0]);
    await user.click(await ready('Cash out R$ 10.80'));
    await user.click(await findByRole('button', { name: 'Change bet' }));
    await findByRole('button', { name: 'Start Game' });
    expect(document.activeElement).toBe(getByLabelText('Bet'));
    expect(api.sentTo(START)).toEqual([]);
  });

  test('takes the focus where what had it goes away', async () => {
    const over = () => fail(409, 'round_over', 'This game has ended.');
    const { findByRole, findByText, api } = open({ 'GET /api/bombs/active': () => fail(503, 'unavailable', 'Games are away') });
    (await findByRole('button', { name: 'Retry' })).focus();
    api.on('GET /api/bombs/active', () => ({ game: someBombsGame([0]) }));
    api.on(REVEAL, over);
    await user.keyboard('{Enter}');
    await findByRole('button', { name: 'Cash out R$ 10.80' });
    await waitFor(() => expect(focusedName()).toBe('Cash out R$ 10.80'));
    await user.click(await findByRole('button', { name: 'Tile 2, hidden' }));
    await findByText('This round has ended');
    expect(focusedName()).toBe('Tile 2, hidden');
  });
});

describe('the keys', () => {
  const body = () => (document.activeElement as HTMLElement | null)?.blur();

  test('play a round from anywhere: Space starts, arrows and Enter open, Space cashes out and plays again', async () => {
    const { findByRole, findByText, api } = open();
    await ready('Start Game');
    body();
    await user.keyboard(' ');
    await findByRole('button', { name: 'Open a tile to begin' });
    await user.keyboard('{ArrowUp}');
    expect(focusedName()).toBe('Tile 13, hidden');
    await user.keyboard('{Enter}');
    await findByRole('button', { name: 'Tile 13, gem' });
    await ready('Cash out R$ 10.80');
    await user.keyboard(' ');
    await findByText('You won R$ 10.80!');
    expect(focusedName()).toBe('Tile 13, gem');
    await ready('Play again, R$ 10.00');
    await user.keyboard(' ');
    await expect.poll(() => api.sentTo(START)).toHaveLength(2);
    expect(api.sentTo(REVEAL)).toHaveLength(1);
  });

  test('choose bombs, halve and double, and are no keys while a round runs or somebody types', async () => {
    const { findByRole, getByRole, getByLabelText, api } = open();
    await ready('Start Game');
    body();
    await user.keyboard('4hd');
    expect(getByRole('radio', { name: '7' })).toHaveProperty('checked', true);
    expect(getByLabelText('Bet')).toHaveProperty('value', '10.00');
    await user.keyboard('h');
    expect(getByLabelText('Bet')).toHaveProperty('value', '5.00');
    await user.type(getByLabelText('Bet'), ' 1hd');
    expect(getByLabelText('Bet')).toHaveProperty('value', '5.00 1hd');
    expect(getByRole('radio', { name: '7' })).toHaveProperty('checked', true);
    expect(api.sentTo(START)).toEqual([]);
    await user.clear(getByLabelText('Bet'));
    await user.type(getByLabelText('Bet'), '5');
    await user.click(await ready('Start Game'));
    await findByRole('button', { name: 'Open a tile to begin' });
    await user.keyboard('1h');
    expect(getByRole('radio', { name: '7' })).toHaveProperty('checked', true);
    expect(getByLabelText('Bet')).toHaveProperty('value', '5.00');
  });

  test('leave Space to whatever other control has the focus', async () => {
    const { findByRole, getByRole, api } = open();
    await ready('Start Game');
    getByRole('radio', { name: '5' }).focus();
    await user.keyboard(' ');
    expect(getByRole('radio', { name: '5' })).toHaveProperty('checked', true);
    (await findByRole('button', { name: 'Double' })).focus();
    await user.keyboard(' ');
    expect(api.sentTo(START)).toEqual([]);
  });

  test('are listed at ?, and can be switched off, which this browser remembers', async () => {
    const { findByRole, findByText, queryByRole, api } = open();
    await ready('Start Game');
    body();
    await user.keyboard('?');
    expect(await findByText('Choose 1, 3, 5, 7 or 10 bombs')).toBeTruthy();
    await user.click(await findByRole('checkbox', { name: 'Use keys in games' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    body();
    await user.keyboard(' ?');
    expect(queryByRole('dialog')).toBeNull();
    expect(api.sentTo(START)).toEqual([]);
    expect(localStorage.getItem('games.keys')).toBe('off');
  });
});
