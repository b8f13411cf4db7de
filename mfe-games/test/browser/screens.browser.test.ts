import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { movedByLateAnswer, startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import {
  crashStream,
  fakeBombs,
  fakeBombsRules,
  fakeCalls,
  GAME_ID,
  someBombsGame,
  someCrashGame,
  somePlayLimits,
} from '../../standalone/fake-games.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-games');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;
const generous = { ...fakeBombsRules, winChance: 0.6, rtp: 1.08, isSetForYou: true };
const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');
const allAway = Object.fromEntries(Object.keys(fakeCalls()).map((call) => [call, away])) as FakeCalls;

test.each([
  ['/games', 'there', PHONE, fakeCalls(), '81 of 100'],
  ['/games', 'there', DESKTOP, fakeCalls(), '81 of 100'],
  ['/games', 'away', PHONE, allAway, 'Games did not load'],
  ['/games/bombs', 'before', DESKTOP, fakeCalls(), 'First gem'],
  ['/games/bombs', 'in play', PHONE, { ...fakeCalls(), ...fakeBombs(someBombsGame([6, 7])) }, 'Cash out R$ 11.66'],
  ['/games/bombs', 'set for this account', PHONE, { ...fakeCalls(), 'GET /api/bombs/rules': () => generous }, 'set for your account'],
  ['/games/crash', 'before', PHONE, fakeCalls(), 'Start Round'],
  ['/games/fairness', 'there', PHONE, fakeCalls(), 'Bombs, 3 bombs'],
  ['/games/fairness', 'there', DESKTOP, fakeCalls(), 'Bombs, 3 bombs'],
] as const)('%s, %s: axe and console are silent, nothing scrolls sideways', async (path, _state, look, calls, shows) => {
  screen = await browser.open({ path, ...look, calls });
  await screen.page.getByText(shows).first().waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('past rounds are read on a phone: the next seed comes late and moves nothing', async () => {
  const late = { call: 'GET /api/fairness', calls: fakeCalls() };
  const came = ({ page }: RemoteScreen) => page.getByText('nova:103').waitFor();
  expect(await movedByLateAnswer(browser, { path: '/games/fairness', ...PHONE, ...late, came })).toEqual([]);
});

test('a whole round of Bombs by keyboard alone: one tab stop, arrows, cash out', async () => {
  screen = await browser.open({ path: '/games/bombs', ...DESKTOP, calls: fakeCalls() });
  const { keyboard } = screen.page;
  const focused = () => nameOfFocus(screen);
  const tabTo = async (name: RegExp) => {
    for (let stop = 0; stop < 12 && !name.test((await focused()) ?? ''); stop++) await keyboard.press('Tab');
    expect(await focused()).toMatch(name);
  };
  await screen.page.getByText('First gem').waitFor();
  await tabTo(/^Tile 13/);
  await tabTo(/^Start Game$/);
  await keyboard.press('Enter');
  await screen.page.getByText('Open a tile to begin').waitFor();
  await keyboard.press('Shift+Tab');
  await tabTo(/^Tile 13, hidden/);
  await keyboard.press('Enter');
  await screen.page.getByRole('button', { name: 'Tile 13, gem' }).waitFor();
  await keyboard.press('ArrowUp');
  await expect.poll(focused).toBe('Tile 8, hidden');
  await keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe('Tile 7, hidden');
  await keyboard.press('Enter');
  await screen.page.getByRole('button', { name: 'Tile 7, gem' }).waitFor();
  await screen.page.getByRole('button', { name: 'Cash out R$ 11.66' }).waitFor();
  await keyboard.press('Tab');
  await expect.poll(focused).toBe('Cash out R$ 11.66');
  await screen.page.locator('[data-play]:not([aria-disabled])').waitFor();
  await keyboard.press('Enter');
  await screen.page.getByText('Checked').waitFor();
  expect(await focused()).toMatch(/^(Cash out|Play again)/);
  expect(await screen.problems()).toEqual([]);
  expect(screen.sentTo('POST /api/bombs/reveal')).toHaveLength(2);
});

test('Bombs by its keys alone, from a page that nobody has touched: the focus never falls out of the game', async () => {
  screen = await browser.open({ path: '/games/bombs', ...DESKTOP, calls: fakeCalls() });
  const { keyboard } = screen.page;
  const pressable = (name: string) => screen.page.locator('[data-play]:not([aria-disabled])').filter({ hasText: name }).waitFor();
  await pressable('Start Game');
  await keyboard.press('Space');
  await screen.page.getByText('Open a tile to begin').waitFor();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect.poll(() => nameOfFocus(screen)).toBe('Tile 14, hidden');
  await keyboard.press('Enter');
  await pressable('Cash out R$ 10.80');
  await keyboard.press('Space');
  await pressable('Play again, R$ 10.00');
  expect(await nameOfFocus(screen)).toBe('Tile 14, gem');
  await keyboard.press('Space');
  await screen.page.getByText('Open a tile to begin').waitFor();
  expect(await nameOfFocus(screen)).toBe('Tile 14, hidden');
  expect(screen.sentTo('POST /api/bombs/reveal')).toHaveLength(1);
  expect(screen.sentTo('POST /api/bombs/start')).toHaveLength(2);
});

test('Bombs on a phone: bet and bombs are above the board, all of it and the button in sight, and nothing scrolls sideways when it is over', async () => {
  screen = await browser.open({ path: '/games/bombs', ...PHONE, calls: { ...fakeCalls(), ...fakeBombs(someBombsGame([0])) } });
  const { page } = screen;
  const top = async (name: RegExp) => (await page.getByRole('button', { name }).first().boundingBox())?.y ?? Number.NaN;
  await page.getByRole('button', { name: /^Cash out/ }).waitFor();
  expect((await page.getByLabel('Bet').boundingBox())?.y).toBeLessThan(await top(/^Tile 1,/));
  expect((await page.getByRole('combobox', { name: 'Bombs' }).boundingBox())?.y).toBeLessThan(await top(/^Tile 1,/));
  expect(await top(/^Cash out/)).toBeLessThan(700);
  await page.getByRole('button', { name: 'Tile 4, hidden' }).click();
  await page.getByRole('button', { name: 'Change bet' }).waitFor();
  expect(await screen.problems()).toEqual([]);
  // Back at the bet the field has the focus, on a phone as well.
  await page.getByRole('button', { name: 'Change bet' }).click();
  await expect.poll(() => page.getByLabel('Bet').evaluate((field) => field === document.activeElement)).toBe(true);
});

test('Bombs in Spanish on a phone: longer words have room when a round is over', async () => {
  screen = await browser.open({
    path: '/games/bombs',
    ...PHONE,
    language: 'es',
    calls: { ...fakeCalls(), ...fakeBombs(someBombsGame([0])) },
  });
  await screen.page.locator('[data-play]:not([aria-disabled])').filter({ hasText: 'Cobrar' }).click();
  await screen.page.getByText('¡Ganaste R$ 10.80!').waitFor();
  await screen.page.getByRole('button', { name: 'Cambiar apuesta' }).waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('tiles turn as a sweep from corner to corner, the one that is pressed at once, and none moves for who wants no motion', async () => {
  const calls = { ...fakeCalls(), ...fakeBombs(someBombsGame([])), 'POST /api/bombs/reveal': () => new Promise(() => undefined) };
  screen = await browser.open({ path: '/games/bombs', ...DESKTOP, calls });
  const { page } = screen;
  const motionOf = (tile: number) =>
    page.getByRole('button', { name: `Tile ${tile}, ` }).evaluate((button) => {
      const { transitionDelay, transitionDuration, transitionProperty } = getComputedStyle(button.firstElementChild ?? button);
      return transitionProperty === 'none' || transitionDuration === '0s' ? 'still' : transitionDelay;
    });
  await page.getByRole('button', { name: 'Tile 25, hidden' }).waitFor();
  expect(await motionOf(25)).toBe('still');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect([await motionOf(1), await motionOf(13), await motionOf(25)]).toEqual(['0s', '0.06s', '0.12s']);
  await page.getByRole('button', { name: 'Tile 25, hidden' }).click();
  await page.getByRole('button', { name: 'Tile 25, opening' }).waitFor();
  expect(await motionOf(25)).toBe('0s');
});

test('a game is silent until its one switch is pressed, and sounds then: the bet, the gem, the win', async () => {
  screen = await browser.open({ path: '/games/bombs', ...DESKTOP, calls: fakeCalls() });
  const { page } = screen;
  await page.evaluate(() => {
    AudioBufferSourceNode.prototype.start = function play(this: AudioBufferSourceNode) {
      document.body.dataset['played'] = `${document.body.dataset['played'] ?? ''} ${this.buffer?.duration.toFixed(2)}`;
    };
  });
  const played = () => page.evaluate(() => document.body.dataset['played'] ?? '');
  const press = (name: string) => page.locator('[data-play]:not([aria-disabled])').filter({ hasText: name }).click();
  const round = async () => {
    await page.getByText('Open a tile to begin').waitFor();
    await page.getByRole('button', { name: 'Tile 1, hidden' }).click();
    await press('Cash out');
    await page.getByText('Checked').waitFor();
  };
  await press('Start Game');
  await round();
  expect(await played()).toBe('');
  await page.getByRole('button', { name: 'Sound' }).click();
  await press('Play again');
  await round();
  expect(await played()).toBe(' 0.15 0.45 1.18');
});

test('auto-bet by the keyboard alone: A opens it, the focus is on Stop while it runs, and Space stops it', async () => {
  const calls = { ...fakeCalls(), 'GET /api/play-limits': () => somePlayLimits({ autoBet: 'on' }) };
  screen = await browser.open({ path: '/games/bombs', ...DESKTOP, calls });
  const { page } = screen;
  const play = (name: string) => page.locator('[data-play]:not([aria-disabled])').filter({ hasText: name }).waitFor();
  await page.locator('[data-auto-bet]:not([aria-disabled])').waitFor();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Tile 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Start 10 rounds' }).focus();
  expect(await screen.problems()).toEqual([]);
  await page.keyboard.press('Enter');
  await play('Stop auto-bet');
  await expect.poll(() => nameOfFocus(screen)).toBe('Stop auto-bet');
  await page.getByText('Auto-bet: 2 of 10 rounds played').waitFor();
  expect(await nameOfFocus(screen)).toBe('Stop auto-bet');
  await page.keyboard.press('Space');
  await page.getByText(/^Auto-bet stopped after/).waitFor();
  const begun = screen.sentTo('POST /api/bombs/start').length;
  const left = page.locator('[data-play]:not([aria-disabled])').filter({ hasText: /^(Done|Cash out|Open a tile|Play again)/ });
  await left.waitFor();
  expect(screen.sentTo('POST /api/bombs/start')).toHaveLength(begun);
});

test('auto-bet in Spanish on a phone: longer words have room before it begins and while it runs', async () => {
  const calls = { ...fakeCalls(), 'GET /api/play-limits': () => somePlayLimits({ autoBet: 'on' }) };
  screen = await browser.open({ path: '/games/bombs', ...PHONE, language: 'es', calls });
  const { page } = screen;
  await page.getByRole('button', { name: 'Apuesta automática' }).click();
  await page.getByRole('button', { name: 'Casilla 1', exact: true }).click();
  expect(await screen.problems()).toEqual([]);
  await page.getByRole('button', { name: 'Empezar 10 rondas' }).click();
  await page.getByText('Apuesta automática: 1 de 10 rondas jugadas').waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('Crash is cashed out by the keyboard, on the button that started it', async () => {
  screen = await browser.open({ path: '/games/crash', ...DESKTOP, calls: fakeCalls() });
  const { keyboard } = screen.page;
  const button = screen.page.locator('[data-play]:not([aria-disabled])');
  await button.filter({ hasText: 'Start Round' }).focus();
  await keyboard.down('Enter');
  await button.filter({ hasText: 'Cash out' }).waitFor();
  // Held down it repeats itself, which is no second press.
  await keyboard.down('Enter');
  await keyboard.down('Enter');
  await keyboard.up('Enter');
  expect(await nameOfFocus(screen)).toMatch(/^Cash out/);
  expect(screen.sentTo('POST /api/crash/cashout')).toEqual([]);
  await keyboard.press('Enter');
  await button.filter({ hasText: 'Play again, R$ 5.00' }).waitFor();
  expect(await nameOfFocus(screen)).toBe('Play again, R$ 5.00');
});

test('the second press of a slow double click on the button that starts Crash cashes nothing out', async () => {
  screen = await browser.open({ path: '/games/crash', ...DESKTOP, calls: fakeCalls() });
  const { mouse } = screen.page;
  const button = screen.page.locator('[data-play]:not([aria-disabled])');
  const { x, y, width, height } = (await button.filter({ hasText: 'Start Round' }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await mouse.move(x + width / 2, y + height / 2);
  await mouse.down({ clickCount: 1 });
  await mouse.up({ clickCount: 1 });
  // It means the cash-out now, and may be pressed; the browser says that this press belongs to the one before.
  await button.filter({ hasText: 'Cash out' }).waitFor();
  await mouse.down({ clickCount: 2 });
  await mouse.up({ clickCount: 2 });
  await button.filter({ hasText: /^Cash out R\$ 5\.[2-9]/ }).waitFor();
  expect(screen.sentTo('POST /api/crash/cashout')).toEqual([]);
  await mouse.down({ clickCount: 1 });
  await mouse.up({ clickCount: 1 });
  await button.filter({ hasText: 'Play again, R$ 5.00' }).waitFor();
  expect(screen.sentTo('POST /api/crash/cashout')).toHaveLength(1);
  expect(screen.sentTo('POST /api/crash/start')).toHaveLength(1);
});

test('Crash runs on, and a reload in the middle goes on where the server is', async () => {
  const beganAtMs = Date.now() - 14_000;
  let toldMs = 0;
  const running = () => {
    toldMs = Date.now() - beganAtMs;
    return { game: someCrashGame({ elapsedMs: toldMs }) };
  };
  const end = Promise.withResolvers<ReturnType<typeof someCrashGame>>();
  const stream = async () => crashStream(await end.promise);
  const calls = { ...fakeCalls(), 'GET /api/crash/active': running, [`GET /api/crash/rounds/${GAME_ID}`]: stream };
  screen = await browser.open({ path: '/games/crash', ...DESKTOP, calls });
  const shown = async () => Number.parseFloat((await screen.page.locator('b').first().textContent()) ?? '');
  const multiplierAt = (elapsedMs: number) => Math.exp((0.06 * elapsedMs) / 1000);
  await screen.page.getByRole('button', { name: /^Cash out/ }).waitFor();
  const before = await shown();
  await screen.page.reload();
  await screen.page.getByRole('button', { name: /^Cash out/ }).waitFor();
  const after = await shown();
  expect(before).toBeGreaterThan(2.3);
  expect(after).toBeGreaterThanOrEqual(before);
  // Between what the server told and what it would tell now, in hundredths.
  expect(after).toBeGreaterThanOrEqual(multiplierAt(toldMs) - 0.01);
  expect(after).toBeLessThanOrEqual(multiplierAt(Date.now() - beganAtMs) + 0.01);
  end.resolve(someCrashGame({ state: 'lost', elapsedMs: 20_000, crashPoint: 3.32 }));
  await screen.page.getByText('Crashed after 20.0 s. You lost R$ 5.00').waitFor();
  expect(await screen.problems()).toEqual([]);
});

/** What has the focus, as it is called. */
function nameOfFocus({ page }: RemoteScreen): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.querySelector('span')?.textContent ?? focused?.tagName;
  });
}

test.each(['/games', '/games/bombs', '/games/crash', '/games/fairness'])(
  '%s in the pseudo-language: every text is from the catalogue, and nothing scrolls sideways from right to left',
  async (path) => {
    screen = await browser.open({ path, ...PHONE, language: 'pseudo-rtl', calls: fakeCalls() });
    expect(await screen.languageProblems()).toEqual([]);
  },
);
