import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, PageServer, testedBuilds } from '@facet/remote-kit/browser-testing';
import { streamed } from '@facet/remote-kit/fakes';
import { ShellScreen, type BuiltShell } from './shell-screen.ts';
import { states, type State } from './states.ts';

type Network = Pick<State, 'path' | 'calls' | 'preview' | 'isLoud'>;
const dashboard: Network = states.find(({ name }) => name === 'dashboard') ?? { calls: {} };
const inbox: Network = states.find(({ name }) => name === 'inbox') ?? { calls: {} };

let built: BuiltShell;
let browser: Browser;

beforeAll(async () => {
  const [folder = ''] = await testedBuilds('shell');
  built = { folder, server: await PageServer.start() };
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  built.server.close();
});

const PHONE = { viewport: { width: 360, height: 780 } };
const looks = [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** Each state in one look; `npm run test:long` has both (test/long). */
const cases = states.flatMap((state, index) =>
  looks.filter((_, look) => process.env['TEST_LENGTH'] === 'long' || look === index % looks.length).map((look) => ({ ...state, ...look })),
);

test.each(cases)('$name, $width px, $colorScheme: axe, policy and console are silent, nothing scrolls sideways', async (state) => {
  const { width, colorScheme } = state;
  const screen = await open(state, { viewport: { width, height: 780 }, colorScheme });
  await state.reach(screen.page);
  expect(await screen.problems()).toEqual([]);
  await screen.close();
});

test('no text becomes markup or the address of a foreign script', async () => {
  const screen = await open({ ...dashboard, isLoud: true }, PHONE);
  const refused = await screen.page.evaluate(() => {
    const script = (address: string) => () => void (document.createElement('script').src = address);
    const tries: Record<string, () => void> = {
      markup: () => void (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      document: () => document.write('<p>'),
      frame: () => void (document.createElement('iframe').srcdoc = '<script>alert(1)</script>'),
      foreign: script('https://evil.example/remotes/mfe-earn/1/a.js'),
      data: script('data:text/javascript,alert(1)'),
      answer: script('/api/postbacks/a.js/..%2f'),
      upload: script('/api/user/profile'),
    };
    return Object.keys(tries).filter((name) => {
      try {
        tries[name]?.();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refused).toEqual(['markup', 'document', 'frame', 'foreign', 'data', 'answer', 'upload']);
  await screen.close();
});

test('the menu of a phone', async () => {
  const screen = await open(dashboard, PHONE);
  await screen.page.getByRole('button', { name: 'Open menu' }).click();
  await screen.page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await screen.problems()).toEqual([]);
  await screen.close();
});

const payout: Network = states.find(({ name }) => name === 'dashboard, the first payout') ?? { calls: {} };

test('a milestone leaves the focus where it is, is in nobody’s way, and goes with Escape or a press beside it', async () => {
  const screen = await open(payout, { viewport: { width: 1440, height: 900 } });
  const { page } = screen;
  const card = page.getByRole('region', { name: 'Your first payout is on its way' });
  await card.waitFor();
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  const [download] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'Share the picture' }).click()]);
  expect(download.suggestedFilename()).toBe('first-payout.png');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await card.waitFor();
  await page.getByRole('button', { name: 'Sound' }).click();
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('true');
  await screen.close();
});

test('the sum flies from the frame that is worked in to the purse, and grows there', async () => {
  const paid = Promise.withResolvers<Response>();
  const event = { balance: '1328.00', totalEarned: '2090.40', delta: '44.00', type: 'wall_credit', provider: 'BitLabs' };
  const calls = { ...dashboard.calls, 'GET /api/live': () => paid.promise };
  const screen = await open({ ...dashboard, calls }, { viewport: { width: 360, height: 780 }, reducedMotion: 'no-preference' });
  const { page } = screen;
  const purse = page.locator('header [data-purse]');
  await purse.getByText('1,284').first().waitFor();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.querySelector('main')?.prepend(frame);
    frame.focus();
    const seen: string[] = (Object.assign(window, { seen: [] as string[] }).seen = []);
    new MutationObserver(() => {
      const chip = [...document.querySelectorAll('span')].find(
        ({ firstElementChild, textContent }) => firstElementChild?.localName === 'svg' && textContent === '+R$ 44.00',
      );
      seen.push(`${chip?.getAnimations().length ?? 'no chip'} ${document.querySelector('header [data-purse] [title]')?.textContent}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  paid.resolve(streamed('balance', event));
  await purse.getByText('1,328').first().waitFor();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.find((line) => !line.startsWith('no chip'))).toMatch(/^1 .*1,284/);
  await page.getByText('+R$ 44.00 from BitLabs').filter({ visible: true }).waitFor();
  await screen.close();
});

test('what is left to the next rank moves nothing when it comes, on the narrowest screen', async () => {
  const answer = Promise.withResolvers<unknown>();
  const standing = {
    totalEarnings: '0.00',
    currentRank: { name: 'Platinum' },
    nextRank: { name: 'Diamond', requiredEarnings: '10000.00' },
    progressToNext: 0,
  };
  const calls = { ...dashboard.calls, 'GET /api/referral/stats': () => answer.promise };
  const screen = await open({ ...dashboard, calls }, PHONE);
  const { page } = screen;
  const heightOf = async (note: string) => {
    await page.getByText(note).waitFor();
    return page.locator('article', { hasText: note }).evaluate((card) => card.getBoundingClientRect().height);
  };
  const before = await heightOf('Rank 2 of 5');
  answer.resolve(standing);
  expect(await heightOf('R$ 10,000.00 to Diamond')).toBe(before);
  await screen.close();
});

test('a claim in a notice moves nothing when it comes, nor once it is claimed', async () => {
  const claimable = Promise.withResolvers<void>();
  let claims = [{ kind: 'earn.friend_reached', amount: '100.00', path: '/api/rewards/referral/claim' }];
  const calls = {
    ...inbox.calls,
    'GET /api/rewards/claimable': () => claimable.promise.then(() => ({ count: claims.length, claims })),
    'POST /api/rewards/referral/claim': () => ((claims = []), { reward: '100.00' }),
  };
  const screen = await open({ ...inbox, calls }, PHONE);
  const row = screen.page.getByRole('listitem').filter({ hasText: 'l•••v earned their first' });
  const placesWith = async (name: string) => {
    const button = row.getByRole('button', { name });
    await button.waitFor();
    const { y, height } = await button.evaluate((element) => element.getBoundingClientRect());
    return [y, height, await row.evaluate((element) => element.getBoundingClientRect().height)];
  };
  const before = await placesWith('Claim your bonus');
  claimable.resolve();
  expect(await placesWith('Claim R$ 100')).toEqual(before);
  await row.getByRole('button', { name: 'Claim R$ 100' }).click();
  expect(await placesWith('Claimed')).toEqual(before);
  await screen.close();
});

test('the dashboard written from right to left does not scroll sideways', async () => {
  const screen = await open(dashboard, PHONE);
  const { page } = screen;
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await screen.close();
});

test('a remembered theme is there before anything is drawn', async () => {
  const screen = await open(dashboard, { colorScheme: 'light' });
  const { page } = screen;
  await page.getByRole('button', { name: 'Switch to dark' }).filter({ visible: true }).click();
  // The main script never comes: what is left is what stands before the first paint.
  await page.route('**/main.*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await screen.close();
});

test('a browser that speaks Spanish gets a Spanish site; the choice of another language outlives it', async () => {
  const screen = await open(dashboard, { ...PHONE, locale: 'es-AR' });
  const { page, complaints } = screen;
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Panel' }).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.title])).toEqual(['es', 'Panel · Facet']);
  expect(await screen.problems()).toEqual([]);

  await page.getByRole('button', { name: 'Idioma' }).filter({ visible: true }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'English' }).click();
  await reloaded;
  await page.getByRole('button', { name: 'Open menu' }).waitFor();
  expect(complaints).toEqual([]);
  await screen.close();
});

function open(state: Network, options: BrowserContextOptions): Promise<ShellScreen> {
  return ShellScreen.open(browser, built, state, options);
}
