import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, PageServer, testedBuilds } from '@facet/remote-kit/browser-testing';
import { ShellScreen, type BuiltShell } from './shell-screen.ts';
import { states } from './states.ts';

const landing = states.find(({ name }) => name === 'landing') ?? { calls: {} };

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

const open = (file: string, path: string, options: BrowserContextOptions, prepare?: (context: BrowserContext) => Promise<void>) =>
  ShellScreen.open(browser, { ...built, drawn: file }, { ...landing, path }, options, prepare);

const english = { locale: 'en-GB', viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const spanish = { locale: 'es-MX', viewport: { width: 360, height: 780 }, colorScheme: 'dark' } as const;
const pages = [
  { file: 'landing.en.html', path: '/', heading: 'Earn Robux.', late: 'Join Discord', title: 'Facet', look: english },
  { file: 'landing.es.html', path: '/', heading: 'Gana Robux.', late: 'Únete a Discord', title: 'Facet', look: spanish },
  { file: 'invited.es.html', path: '/r/__INVITED_BY__', heading: 'Gana Robux.', late: 'Únete a Discord', title: 'Facet', look: spanish },
  { file: 'terms.en.html', path: '/terms', heading: 'Terms of Service', late: null, title: 'Terms of Service · Facet', look: english },
  {
    file: 'privacy.es.html',
    path: '/privacy',
    heading: 'Política de privacidad',
    late: null,
    title: 'Política de privacidad · Facet',
    look: spanish,
  },
];

test.each(pages)('$file is readable before a script has come, and nothing moves or is drawn anew when they come', async (drawn) => {
  const { file, path, heading, late, title, look } = drawn;
  const scripts = Promise.withResolvers<void>();
  const screen = await open(file, path, look, async (context) => {
    await context.addInitScript(NOTE_SHIFTS);
    await holdScripts(context, scripts.promise);
    // Fonts come when they come: this machine has none of those that are as wide as the site's.
    await context.route(/\.woff2$/, (route) => route.abort());
  });
  const { page } = screen;
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.title()).toBe(title);
  const before = await looksOf(page);
  await page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { isTheOneThatCame: true }));
  scripts.resolve();
  await page.waitForFunction(() => document.querySelector('style[data-drawn]') === null);
  if (late) await page.getByRole('link', { name: late }).first().waitFor();
  expect(await page.evaluate(() => 'isTheOneThatCame' in (document.querySelector('h1') ?? {}))).toBe(true);
  expect(await page.locator('[data-style]').count()).toBe(0);
  expect(await looksOf(page)).toEqual(before);
  expect(await page.evaluate('window.shifts')).toBeLessThan(0.02);
  expect(await screen.problems()).toEqual([]);
  await screen.close();
});

async function holdScripts(context: BrowserContext, until: Promise<void>): Promise<void> {
  await context.route(/\/(main|platform)\.\w+\.js$/, async (route) => {
    await until;
    await route.continue();
  });
}

const NOTE_SHIFTS = `window.shifts = 0;
new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts += value; })
  .observe({ type: 'layout-shift', buffered: true });`;

/** Where the parts on the screen lie, and its colours. */
function looksOf(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    background: getComputedStyle(document.body).backgroundColor,
    places: [...document.querySelectorAll('header, main, h1, h2, footer')].flatMap((part) => {
      const { x, y, width } = part.getBoundingClientRect();
      return y < innerHeight ? [[part.tagName, x, y, width].map(String).join(' ')] : [];
    }),
  }));
}

test('where scripts are forbidden altogether it is read all the same, in the colours of the system', async () => {
  const screen = await open('terms.es.html', '/terms', { ...spanish, javaScriptEnabled: false });
  await screen.page.getByRole('heading', { level: 1, name: 'Términos del servicio' }).waitFor();
  expect(screen.complaints).toEqual([]);
  await screen.close();
});

test('in another language than the browser chose it is drawn anew in that, which the gateway is told', async () => {
  const screen = await open('landing.es.html', '/', english, async (context) => {
    await context.addInitScript(() => localStorage.setItem('language', 'en'));
  });
  const { page } = screen;
  await page.getByRole('heading', { level: 1, name: 'Earn Robux.' }).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.cookie])).toEqual(['en', 'language=en']);
  expect(screen.complaints).toEqual([]);
  await screen.close();
});

test('who presses a button before the scripts are there is answered when they come', async () => {
  const scripts = Promise.withResolvers<void>();
  const screen = await open('landing.es.html', '/', spanish, (context) => holdScripts(context, scripts.promise));
  const { page } = screen;
  await page.getByRole('button', { name: 'Empieza a ganar' }).click();
  scripts.resolve();
  await page.getByRole('button', { name: 'Volver al inicio' }).waitFor();
  expect(screen.complaints).toEqual([]);
  await screen.close();
});

test('its buttons lead on; a reload on the login screen stays there', async () => {
  const screen = await open('landing.en.html', '/', english);
  const { page } = screen;
  await page.getByRole('link', { name: 'Join Discord' }).waitFor();
  await page.getByRole('button', { name: 'Start Earning Now' }).click();
  await page.getByLabel('Username').waitFor();
  await page.reload();
  await page.getByLabel('Username').waitFor();
  expect(screen.complaints).toEqual([]);
  await screen.close();
});
