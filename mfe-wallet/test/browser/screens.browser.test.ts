import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen, type ScreenState } from '@facet/remote-kit/browser-testing';
import { allAway, nothingYet, slow, tampered, well } from './wallet-calls.ts';
import { states } from './states.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;

beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-wallet');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

// Each screen and state once: axe is slow, and what it looks at does not change with the theme (packages/ui proves the
// contrast of each pair).
const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;

test('a withdrawal by keyboard alone, on a phone', async () => {
  screen = await browser.open({ path: '/withdraw', ...PHONE, calls: well });
  await text('Sea Shanty');
  expect(await screen.problems()).toEqual([]);
  await enter('Validate account');
  await enter(/^Tower of Tides/);
  await select('Double Jump', 'ArrowDown');
  await text('Your balance afterwards');
  expect(await screen.problems()).toEqual([]);
  await enter('Withdraw R$ 250');
  await screen.page.getByRole('alertdialog').waitFor();
  expect(await screen.problems()).toEqual([]);
  await leave(screen.page.getByRole('alertdialog'));
  await enter('Withdraw R$ 250');
  await tabTo(screen.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw R$ 250' }));
  await screen.page.keyboard.press('Enter');
  await text('Withdrawal Requested');
  expect(screen.sentTo('POST /api/withdraw')).toHaveLength(1);
});

test('a test withdrawal by keyboard alone', async () => {
  screen = await browser.open({ path: '/testgamepass', ...DESKTOP, calls: well });
  await select('Tower of Tides', 'Space');
  expect(await screen.problems()).toEqual([]);
  await enter('Continue');
  // Coral Trail is below the minimum, and no stop.
  await select('Double Jump', 'Space');
  await enter('Continue');
  await enter('Withdraw R$ 100');
  await text('Test Withdrawal Requested');
});

test('the statement by keyboard alone: rounds, why, its filters and its proof', async () => {
  screen = await browser.open({ path: '/withdraw/statement', ...DESKTOP, calls: well });
  await enter(/^4 rounds of Bombs/);
  await enter(/won at 1\.26x.* Why\?/);
  await screen.page.getByRole('heading', { name: 'Why +R$ 12.60?' }).waitFor();
  expect(await screen.problems()).toEqual([]);
  await tabTo(screen.page.getByRole('combobox', { name: 'Month' }));
  await screen.page.keyboard.press('Enter');
  // The list takes the focus a moment after it is drawn.
  await screen.page.locator('[role=option]:focus').waitFor();
  await screen.page.keyboard.press('End');
  await screen.page.locator('[role=option]:focus', { hasText: 'October 2026' }).waitFor();
  await screen.page.keyboard.press('Enter');
  await screen.page.waitForURL(/month=2026-10$/);
  await tabTo(screen.page.getByRole('searchbox'));
  await screen.page.keyboard.type('lootably');
  await screen.page.waitForURL(/search=lootably$/);
  await enter('Clear search');
  await screen.page.waitForURL(/month=2026-10$/);
  await enter('Check my statement');
  await text('Your statement is proven');
  expect(await screen.problems()).toEqual([]);
});

test.each([
  ['/withdraw', 'there', DESKTOP, well, 'Sea Shanty'],
  ['/withdraw', 'away', PHONE, allAway, 'Withdrawal history did not load'],
  ['/withdraw/statement', 'there', PHONE, well, 'Survey 902'],
  ['/withdraw/statement', 'away', DESKTOP, allAway, 'The statement did not load'],
  ['/withdraw/statement', 'slow', PHONE, slow, 'Held for withdrawals'],
  ['/withdraw/statement', 'empty, with a debt', PHONE, nothingYet, 'You owe R$ 3.00'],
  ['/testgamepass', 'away', DESKTOP, allAway, 'Test withdrawal did not load'],
  ['/testgamepass', 'switched off', PHONE, nothingYet, 'Test withdrawals are switched off'],
] as const)('%s, %s: axe and console are silent, nothing scrolls sideways', async (path, _state, look, calls, shows) => {
  screen = await browser.open({ path, ...look, calls });
  await text(shows);
  expect(await screen.problems()).toEqual([]);
});

test('a statement that was tampered with fails visibly', async () => {
  screen = await browser.open({ path: '/withdraw/statement', ...PHONE, calls: tampered });
  await screen.page.waitForFunction(() => document.querySelector('h1') && document.querySelector('[aria-busy=true]') === null);
  await screen.page.getByRole('button', { name: 'Check my statement' }).click();
  await text('This file did not pass');
  expect(await screen.problems()).toEqual([]);
});

test('the proof and the spreadsheet arrive as files', async () => {
  screen = await browser.open({ path: '/withdraw/statement', calls: { ...well, 'GET /api/user/transactions.csv': () => ({}) } });
  for (const [button, name] of [
    ['Download proof', 'statement-proof.json'],
    ['Download CSV', 'statement-all.csv'],
  ] as const) {
    const [file] = await Promise.all([screen.page.waitForEvent('download'), screen.page.getByRole('button', { name: button }).click()]);
    expect(file.suggestedFilename()).toBe(name);
    expect(await file.failure()).toBeNull();
  }
});

test('a reload in the middle of the wizard begins anew, and nothing was sent', async () => {
  screen = await browser.open({ path: '/withdraw', calls: well });
  await enter('Validate account');
  await enter(/^Tower of Tides/);
  await text('Choose a gamepass');
  await screen.page.reload();
  await text('Is this your account?');
  expect(screen.sentTo('POST /api/withdraw')).toEqual([]);
});

function text(words: string): Promise<void> {
  return screen.page.getByText(words).first().waitFor();
}

/** Closes a dialog by Escape; the focus goes back to what opened it, a moment later than the dialog. */
async function leave(dialog: ReturnType<RemoteScreen['page']['getByRole']>): Promise<void> {
  await screen.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await screen.page.locator('button:focus').waitFor();
}

/** Goes to a button by Tab and presses Enter. */
async function enter(name: string | RegExp): Promise<void> {
  await tabTo(screen.page.getByRole('button', { name, exact: true }));
  await screen.page.keyboard.press('Enter');
}

/** Goes to a radio button by Tab and moves on by keys. */
async function select(name: string, ...keys: string[]): Promise<void> {
  await tabTo(screen.page.getByRole('radio', { name }));
  for (const key of keys) await screen.page.keyboard.press(key);
}

async function tabTo(target: ReturnType<RemoteScreen['page']['getByRole']>): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await screen.page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test.each(['/withdraw', '/withdraw/statement', '/testgamepass'])(
  '%s in the pseudo-language: every text is from the catalogue, and nothing scrolls sideways from right to left',
  async (path) => {
    screen = await browser.open({ path, ...PHONE, language: 'pseudo-rtl', calls: well });
    expect(await screen.languageProblems()).toEqual([]);
  },
);

test.each(['withdraw', 'statement', 'test withdrawal'])('%s: no two texts are printed over each other, at any width', async (name) => {
  const { path, member, calls, reach } = states.find((state) => state.name === name) as ScreenState;
  screen = await browser.open({ path, calls: calls(), ...(member && { member }) });
  await reach(screen.page);
  expect(await screen.overlaps()).toEqual([]);
});
