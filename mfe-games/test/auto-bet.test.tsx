import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { crashStream, fakeBombsRules, GAME_ID, somePlayLimits, someCrashGame } from '../standalone/fake-games.ts';
import { openPage, type GamesPath } from './open-page.tsx';
import { ready } from './ready.ts';

const START = 'POST /api/bombs/start';
const REVEAL = 'POST /api/bombs/reveal';
const user = userEvent.setup();
let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  page?.api.restore();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
const offered = (autoBet: 'on' | 'off' | 'age_unknown' | 'too_young' = 'on'): FakeCalls => ({
  'GET /api/play-limits': () => somePlayLimits({ autoBet }),
});
const open = (calls: FakeCalls = {}, path: GamesPath = '/games/bombs') => (page = openPage(path, { ...offered(), ...calls }));
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

/** Opens these tiles (1 to 25) in each round. */
async function begin(tiles: number[], stops: { up?: string; down?: string } = {}): Promise<void> {
  await user.click(await button('Auto-bet'));
  const form = await dialog();
  for (const tile of tiles) await user.click(form.getByRole('button', { name: `Tile ${tile}` }));
  for (const [label, amount] of [
    ['Stop when up by', stops.up],
    ['Stop when down by', stops.down],
  ] as const) {
    if (amount === undefined) continue;
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), amount);
  }
  await user.click(form.getByRole('button', { name: 'Start 10 rounds' }));
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('auto-bet is not there', () => {
  test.each([['off'], ['too_young'], [undefined]] as const)('when the service says %s', async (autoBet) => {
    const { queryByRole, findByText } = open({ 'GET /api/play-limits': () => ({ ...somePlayLimits(), autoBet }) });
    await ready('Start Game');
    await findByText('Lost today', { exact: false });
    expect(queryByRole('button', { name: 'Auto-bet' })).toBeNull();
    await user.keyboard('a');
    expect(queryByRole('dialog')).toBeNull();
  });
});

describe('before it begins', () => {
  test('says what it will cost, what is left of the limit, and how often the tiles pay', async () => {
    open();
    await ready('Start Game');
    await user.keyboard('a');
    const form = await dialog();
    for (const tile of [7, 13, 14, 19]) await user.click(form.getByRole('button', { name: `Tile ${tile}` }));
    expect(await form.findByText('4 gems pay 1.36x, 60% of rounds')).toBeTruthy();
    expect(await form.findByText('10 rounds at R$ 10.00 make R$ 100.00 in bets')).toBeTruthy();
    expect(await form.findByText('On average you get back R$ 81.00. Auto-bet pauses when you leave the tab.')).toBeTruthy();
    expect(await form.findByText('It never goes past your daily limit. You have R$ 28.80 left today.')).toBeTruthy();
  });

  test('wants a tile, and a loss at which it stops', async () => {
    const { api } = open();
    await begin([], { down: '9.99' });
    const form = await dialog();
    expect(form.getByText('Choose at least one tile')).toBeTruthy();
    expect(form.getByText('Enter at least your bet, R$ 10.00')).toBeTruthy();
    expect(form.getByLabelText('Stop when down by').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(form.getByLabelText('Stop when down by'));
    await user.clear(form.getByLabelText('Stop when down by'));
    await user.type(form.getByLabelText('Stop when down by'), '30');
    await user.click(form.getByRole('button', { name: 'Start 10 rounds' }));
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Tile 1' }));
    expect(api.sentTo(START)).toEqual([]);
  });

  test('asks once how old somebody is, and offers nothing to who is under 18', async () => {
    let told: unknown;
    const { api } = open({
      'GET /api/play-limits': () => somePlayLimits({ autoBet: told === undefined ? 'age_unknown' : 'too_young' }),
      'POST /api/play-limits/age': ({ body }) => {
        told = body;
        return somePlayLimits({ autoBet: 'too_young' });
      },
    });
    await user.click(await button('Auto-bet'));
    const form = await dialog();
    expect(form.queryByRole('button', { name: /^Start/ })).toBeNull();
    await user.type(form.getByLabelText('Your age'), '15');
    await user.click(form.getByRole('button', { name: 'Confirm my age' }));
    expect(await form.findByText('You can still play by hand.')).toBeTruthy();
    expect(told).toEqual({ age: 15 });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Auto-bet' })).toBeNull());
    expect(api.sentTo(START)).toEqual([]);
  });
});

describe('a run', () => {
  test('starts, opens, cashes out and stops when it is up; the button is Stop, then Done, and the bet is locked', async () => {
    const { api, getByLabelText, findByText } = open();
    await begin([1, 2], { up: '1' });
    await ready('Stop auto-bet');
    expect(getByLabelText('Bet')).toHaveProperty('readOnly', true);
    expect(document.activeElement?.hasAttribute('data-play')).toBe(true);
    expect(await findByText('Auto-bet ended: you are up by R$ 1.66')).toBeTruthy();
    expect(api.sentTo(START)).toEqual([{ betAmount: '10.00', bombCount: 3, auto: true }]);
    expect(api.sentTo(REVEAL)).toMatchObject([{ tileIndex: 0 }, { tileIndex: 1 }]);
    // Who wanted to stop it a moment too late has bet nothing.
    await user.click(await ready('Done'));
    await ready('Play again, R$ 10.00');
    expect(api.sentTo(START)).toHaveLength(1);
  });

  test('stops before a bet that could lose more than was said', async () => {
    const { api, findByText } = open();
    await begin([4], { down: '15' });
    expect(await findByText('Auto-bet ended: the next bet could pass your loss stop')).toBeTruthy();
    expect(api.sentTo(START)).toHaveLength(1);
  });

  test('rests while nobody looks, in the middle of a round too, and goes on only when it is told to', async () => {
    const { api, findByText } = open();
    await begin([1], { up: '0.5' });
    await button('Stop auto-bet');
    await expect.poll(() => api.sentTo(START)).toHaveLength(1);
    hide(true);
    expect(await findByText('Auto-bet paused: you left the tab')).toBeTruthy();
    hide(false);
    const revealed = api.sentTo(REVEAL).length;
    await ready('Continue auto-bet');
    expect(api.sentTo(REVEAL)).toHaveLength(revealed);
    await user.click(await ready('Continue auto-bet'));
    expect(await findByText(/you are up by/)).toBeTruthy();
  });

  test('leaves the round to the hand when it is stopped, and a tile is not opened twice', async () => {
    const { api, findByText } = open();
    await begin([1, 2, 5]);
    await expect.poll(() => api.sentTo(REVEAL).length).toBeGreaterThan(0);
    await user.click(await ready('Stop auto-bet'));
    expect(await findByText('Auto-bet stopped after 0 rounds')).toBeTruthy();
    await user.click(await ready(/^Cash out/));
    await ready('Done');
    expect(api.sentTo(START)).toHaveLength(1);
  });

  test('ends where the service refuses a bet, and says why at the bet', async () => {
    const words = 'This bet is above what your daily loss limit leaves for today: R$ 4.00.';
    const { api, findByText } = open({ [START]: () => fail(403, 'loss_limit', words) });
    await begin([1]);
    expect(await findByText(words)).toBeTruthy();
    expect(await findByText('Auto-bet ended: it could not continue')).toBeTruthy();
    expect(api.sentTo(START)).toHaveLength(1);
  });

  test('rests for the check-in, which is over it', async () => {
    const { findByRole, findByText, api } = open();
    await begin([1], { up: '0.5' });
    await button('Stop auto-bet');
    localStorage.setItem('games.playing', `${Date.now() - 31 * 60_000} ${Date.now()}`);
    expect(await findByText('Auto-bet paused for a check-in')).toBeTruthy();
    const calls = api.requests.length;
    await user.click(await findByRole('button', { name: 'Keep playing' }));
    expect(api.requests).toHaveLength(calls);
    await user.click(await ready('Continue auto-bet'));
    expect(await findByText(/you are up by/)).toBeTruthy();
  });

  test('ends when what comes back on average is no longer what was told', async () => {
    const { findByText, api } = open();
    await begin([1]);
    await expect.poll(() => api.sentTo(START)).toHaveLength(1);
    api.on('GET /api/bombs/rules', () => ({ ...fakeBombsRules, winChance: 0.3, rtp: 0.54 }));
    expect(await findByText('Auto-bet ended: the odds have changed')).toBeTruthy();
    expect(api.sentTo(START)).toHaveLength(1);
  });

  test('is gone after a reload', async () => {
    const first = open();
    await begin([1]);
    await button('Stop auto-bet');
    first.unmount();
    first.api.restore();
    const { queryByText, api } = open();
    await ready('Start Game');
    expect(queryByText(/^Auto-bet:/)).toBeNull();
    expect(api.sentTo(START)).toEqual([]);
  });
});

test('of Crash has the service cash each round out', async () => {
  const won = someCrashGame({ state: 'won', crashPoint: 2.4, multiplier: 1.5, winAmount: '7.50', serverSeed: 'ab'.repeat(32) });
  const { api, findByText } = open({ [`GET /api/crash/rounds/${GAME_ID}`]: () => crashStream(won) }, '/games/crash');
  await user.click(await button('Auto-bet'));
  const form = await dialog();
  await user.type(form.getByLabelText('Auto cash-out'), '1.5{Enter}');
  expect(api.sentTo('POST /api/crash/start')).toEqual([]);
  await user.clear(form.getByLabelText('Stop when up by'));
  await user.type(form.getByLabelText('Stop when up by'), '2');
  await user.click(form.getByRole('button', { name: 'Start 10 rounds' }));
  expect(await findByText('Auto-bet ended: you are up by R$ 2.50')).toBeTruthy();
  expect(api.sentTo('POST /api/crash/start')).toEqual([{ betAmount: '5.00', autoCashout: 1.5, auto: true }]);
});
