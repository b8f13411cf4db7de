import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser } from '@facet/remote-kit/browser-testing';
import { Dealer, seededRandom } from './dealer.ts';
import { SimulatedPage } from './simulated-page.ts';

/** By the clock of the page, and of one game after the other. */
const PLAYED_MINUTES = Number(process.env['PLAYED_MINUTES'] ?? 60);
const HALF_MS = PLAYED_MINUTES * 30_000;
const ROUNDS = Number(process.env['PLAYED_ROUNDS'] ?? 1_000);
const REMINDED_EVERY_MINUTES = 30;
const SHORTEST_THOUGHT_MS = 500;
const PHONE = { width: 360, hasTouch: true } as const;
const DESKTOP = { width: 1440 } as const;

let browser: RemoteBrowser;
let played: SimulatedPage | undefined;
beforeAll(async () => void (browser = await startRemoteBrowser('mfe-games')));
afterAll(() => browser?.close());
afterEach(async () => {
  await played?.screen.close();
  played = undefined;
});

/** How a person does things: by keys, or with a thumb. */
interface Hand {
  press: () => Promise<void>;
  openTile: (dice: () => number) => Promise<void>;
  /** Reads how long they have played, and plays on. */
  goOn: () => Promise<void>;
  goToCrash: () => Promise<void>;
  /** Takes the place from which the game is played. */
  sitDown: () => Promise<void>;
}

async function open(path: string, look: typeof PHONE | typeof DESKTOP, seed: number): Promise<SimulatedPage> {
  played = await SimulatedPage.open(browser, { path, dealer: new Dealer(seededRandom(seed)), ...look });
  return played;
}

function keys({ screen: { page } }: SimulatedPage): Hand {
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  const reach = async (name: RegExp, key: 'Tab' | 'Shift+Tab') => {
    for (let stop = 0; stop < 60 && !name.test(await focused()); stop++) await page.keyboard.press(key);
    expect(await focused()).toMatch(name);
  };
  return {
    press: () => page.keyboard.press('Space'),
    async openTile(dice) {
      const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
      for (let step = 0; step < 4; step++) await page.keyboard.press(arrows[Math.floor(dice() * 4)] ?? 'ArrowUp');
      await page.keyboard.press('Enter');
    },
    async goOn() {
      await reach(/^Keep playing$/, 'Tab');
      await page.keyboard.press('Enter');
    },
    async goToCrash() {
      await reach(/^Back to games$/, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Play Crash' }).waitFor();
      await reach(/^Play Crash$/, 'Tab');
      await page.keyboard.press('Enter');
    },
    sitDown: () => reach(/^Start Round/, 'Tab'),
  };
}

function thumb({ screen: { page } }: SimulatedPage): Hand {
  const button = page.locator('[data-play]');
  let isLeft = false;
  return {
    // An hour here takes minutes: never twice at one place, which the browser would call a double tap.
    async press() {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      isLeft = !isLeft;
      await button.tap({ position: { x: width * (isLeft ? 0.1 : 0.9), y: height / 2 } });
    },
    async openTile(dice) {
      const hidden = page.getByRole('button', { name: /^Tile \d+, hidden$/ });
      await hidden.nth(Math.floor(dice() * (await hidden.count())) % (await hidden.count())).tap();
    },
    goOn: () => page.getByRole('button', { name: 'Keep playing' }).tap(),
    async goToCrash() {
      await page.getByRole('link', { name: 'Back to games' }).tap();
      await page.getByRole('link', { name: 'Play Crash' }).tap();
    },
    sitDown: () => Promise.resolve(),
  };
}

/** Whether they were told how long they have played, which they have read then. */
async function readReminder(table: SimulatedPage, hand: Hand): Promise<boolean> {
  const reminder = table.screen.page.getByRole('dialog', { name: /^You have been playing for \d+ minutes$/ });
  await table.drawn();
  if (!(await reminder.isVisible())) return false;
  await hand.goOn();
  await reminder.waitFor({ state: 'detached' });
  await table.advance(SHORTEST_THOUGHT_MS);
  return true;
}

/** One round of Bombs: some tiles, then the cash-out, unless one of them was a bomb. */
async function playBombs(table: SimulatedPage, hand: Hand, dice: () => number): Promise<void> {
  const { page } = table.screen;
  await hand.press();
  await page.getByText('Open a tile to begin').first().waitFor();
  const wanted = 1 + Math.floor(dice() * 3);
  const opened = page.getByRole('button', { name: /^Tile \d+, gem$/ });
  const hit = page.getByRole('button', { name: /it ended the round$/ });
  for (let safe = await opened.count(); safe < wanted && (await hit.count()) === 0; safe = await opened.count()) {
    await hand.openTile(dice);
    await page.getByRole('button', { name: /opening$/ }).waitFor({ state: 'detached' });
    await table.advance(SHORTEST_THOUGHT_MS + dice() * 2_000);
  }
  const isWon = (await hit.count()) === 0;
  const worth = (Math.floor(1000 * 1.08 ** (await opened.count()) + 1e-6) / 100).toFixed(2);
  if (isWon) {
    await table.pressable(/^Cash out/);
    await hand.press();
  }
  await table.pressable(/^Play again/);
  // As the service dealt and settled it.
  await page.getByText(isWon ? `You won R$ ${worth}!` : 'BOOM! You hit a bomb! Lost 10.00 R$').waitFor();
  // By its label alone: once a round is over the reminder may come, and what lies behind it has no role meanwhile.
  const bombs = await page.locator('[aria-label*=", bomb"]').evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel));
  expect(bombs.map((label) => label?.match(/\d+/)?.[0])).toEqual(['4', '20', '25']);
}

/** One round of Crash: cashed out by hand at some moment, unless it has ended before. */
async function playCrash(table: SimulatedPage, hand: Hand, dice: () => number): Promise<void> {
  const { dealer } = table;
  const round = dealer.settled.length;
  await hand.press();
  await expect.poll(() => dealer.isRunning).toBe(true);
  await table.screen.page.locator('[data-play]').filter({ hasText: 'Cash out' }).waitFor();
  await table.showsTheStart();
  await table.advance(SHORTEST_THOUGHT_MS + dice() * 12_000);
  const figure = dealer.isRunning ? Number.parseFloat(await table.figure()) : 1;
  expect(figure).toBeLessThanOrEqual(Math.exp((0.06 * dealer.elapsedMs) / 1000));
  if (dealer.isRunning) {
    await table.pressable(/^Cash out|^Play again/);
    if (dealer.isRunning) await hand.press();
  }
  await expect.poll(() => dealer.settled.length).toBe(round + 1);
  const settled = dealer.settled.at(-1);
  if (settled) await table.showsAsSettled(settled);
  await table.pressable(/^Play again/);
}

test.each([
  ['by the keyboard alone', DESKTOP, keys],
  ['by a thumb alone', PHONE, thumb],
] as const)(
  'a whole hour of both games %s: half of it Bombs, half Crash, and nothing falls out of the game',
  async (_how, look, handOf) => {
    const dice = seededRandom(7);
    const table = await open('/games/bombs', look, 11);
    const hand = handOf(table);
    let [rounds, reminders] = [0, 0];
    const rest = async () => {
      await table.advance(SHORTEST_THOUGHT_MS + dice() * 4_000);
      if (await readReminder(table, hand)) reminders += 1;
      if (handOf === keys) await table.focusIsKept();
    };
    await table.pressable(/^Start Game/);
    for (; table.playedMs < HALF_MS; rounds++) {
      await playBombs(table, hand, dice);
      await rest();
    }
    await hand.goToCrash();
    await table.pressable(/^Start Round/);
    if (await readReminder(table, hand)) reminders += 1;
    await hand.sitDown();
    for (; table.playedMs < 2 * HALF_MS; rounds++) {
      await playCrash(table, hand, dice);
      await rest();
    }
    process.stdout.write(`${PLAYED_MINUTES} minutes ${_how}: ${rounds} rounds, ${reminders} reminders\n`);
    expect(rounds).toBeGreaterThan(3 * PLAYED_MINUTES);
    expect(reminders).toBeGreaterThanOrEqual(Math.floor((PLAYED_MINUTES - 1) / REMINDED_EVERY_MINUTES));
    await table.screen.page.clock.resume();
    expect(await table.screen.problems()).toEqual([]);
  },
);

test('what is drawn is what is settled, in every one of 1,000 rounds of Crash', async () => {
  const dice = seededRandom(13);
  const table = await open('/games/crash', DESKTOP, 17);
  const hand = keys(table);
  await table.pressable(/^Start Round/);
  await hand.sitDown();
  for (let round = 0; round < ROUNDS; round++) {
    await playCrash(table, hand, dice);
    await readReminder(table, hand);
  }
  const outcomes = new Set(table.dealer.settled.map(({ state }) => state));
  expect([table.dealer.settled.length, outcomes.size]).toEqual([ROUNDS, 2]);
});
