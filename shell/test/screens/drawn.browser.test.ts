import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeCalls } from '@facet/remote-kit/fakes';
import { launchBrowser, PageServer, testedBuilds } from '@facet/remote-kit/browser-testing';
import { ShellScreen, type BuiltShell } from './shell-screen.ts';
import { states } from './states.ts';

const stateCalled = (wanted: string) => states.find(({ name }) => name === wanted) ?? { calls: {} };
const landing = stateCalled('landing');
/** As `dashboard`, on a site whose registry is that of `fillFrame`. */
const dashboard = stateCalled('dashboard, why');

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

type Prepare = (context: BrowserContext) => Promise<void>;
const open = (file: string, path: string, options: BrowserContextOptions, prepare?: Prepare) =>
  ShellScreen.open(browser, { ...built, drawn: file }, { ...landing, path }, options, prepare);
const openFrame = (file: string, path: string, calls: FakeCalls, options: BrowserContextOptions, prepare?: Prepare) =>
  ShellScreen.open(browser, { ...built, drawn: file }, { path, calls }, options, prepare);

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

const frames = [
  { file: 'frame-dashboard.en.html', path: '/', title: 'Dashboard · Facet', current: 'Dashboard', look: english },
  { file: 'frame-dashboard.es.html', path: '/', title: 'Panel · Facet', current: 'Panel', look: spanish },
  { file: 'frame-help.en.html', path: '/help', title: 'Help · Facet', current: null, look: english },
  { file: 'frame-inbox.es.html', path: '/inbox', title: 'Notificaciones · Facet', current: null, look: spanish },
];

test.each(frames)('a member’s $file stands before a script has come, and is replaced in one frame, nothing moved', async (drawn) => {
  const { file, path, title, current, look } = drawn;
  const scripts = Promise.withResolvers<void>();
  const screen = await openFrame(file, path, dashboard.calls, look, async (context) => {
    await context.addInitScript(NOTE_SHIFTS);
    await context.addInitScript(NOTE_BLANK_FRAMES);
    await holdScripts(context, scripts.promise);
    await context.route(/\.woff2$/, (route) => route.abort());
  });
  const { page } = screen;
  await page.getByRole('link', { name: 'Withdraw' }).first().waitFor();
  expect(await page.title()).toBe(title);
  expect(await page.locator('nav a[aria-current=page]:visible').allTextContents()).toEqual(current ? [current] : []);
  const before = await frameOf(page);
  scripts.resolve();
  await page.waitForFunction(() => document.getElementById('drawn-frame') === null);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toBe(title);
  expect(await frameOf(page)).toEqual(before);
  expect(await page.locator('style[data-drawn], [data-style], [data-awaited]').count()).toBe(0);
  expect(await page.evaluate('window.blankFrames')).toBe(0);
  expect(await page.evaluate('window.shifts')).toBeLessThan(0.05);
  expect(await screen.problems()).toEqual([]);
  await screen.close();
});

/** From the moment the frame stands: frames in which there was neither it nor another, or both. */
const NOTE_BLANK_FRAMES = `window.blankFrames = 0;
(function look(stood) {
  const count = document.querySelectorAll('aside').length;
  if (stood && count !== 1) blankFrames += 1;
  requestAnimationFrame(() => look(stood || count > 0));
})(false);`;

/** Where the parts around the page lie. */
function frameOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('aside, aside nav a, aside button, nav:not(aside nav) a, header:not(main header)')].flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return width > 0 ? [[part.tagName, part.getAttribute('href'), x, y, width, height].map(String).join(' ')] : [];
    }),
  );
}

test('who pressed a button of the frame, or is on a link of it, finds that in what replaces it', async () => {
  const scripts = Promise.withResolvers<void>();
  const narrow = { ...english, viewport: { width: 360, height: 780 } };
  const screen = await openFrame('frame-dashboard.en.html', '/', dashboard.calls, narrow, (context) =>
    holdScripts(context, scripts.promise),
  );
  const { page } = screen;
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Withdraw' }).focus();
  scripts.resolve();
  await page.getByRole('dialog').getByRole('link', { name: 'Withdraw' }).waitFor();
  await page.keyboard.press('Escape');
  // Whoever closes the menu is where they were.
  await page.waitForFunction(() => document.activeElement?.getAttribute('href') === '/withdraw');
  // On that link the remote begins to load, which is not there.
  expect(screen.complaints.filter((line) => !line.includes('/remotes/withdraw/manifest.json'))).toEqual([]);
  await screen.close();
});

test('who turns out to be a visitor keeps nothing of the frame', async () => {
  const screen = await openFrame('frame-dashboard.en.html', '/', landing.calls, english);
  await screen.page.getByRole('heading', { level: 1, name: 'Earn Robux.' }).waitFor();
  expect(await screen.page.locator('#drawn-frame, aside, style[data-drawn]').count()).toBe(0);
  expect(screen.complaints).toEqual([]);
  await screen.close();
});

test('the release names the files of each page that has some of its own, for who opens it to fetch at once', () => {
  const { extras } = JSON.parse(readFileSync(join(built.folder, 'release.json'), 'utf8')) as {
    extras: { pages: Record<string, string[]>; areas: Record<string, string[]>; files: Record<string, string> };
  };
  expect(Object.keys(extras.pages).sort()).toEqual(['/help', '/help/*', '/help/new', '/inbox', '/inbox/settings', '/me']);
  for (const files of Object.values(extras.pages)) {
    expect(files.map((file) => file.replace(/.*\./, '')).sort()).toEqual(['css', 'js']);
    expect(Object.keys(extras.files)).toEqual(expect.arrayContaining(files));
    expect(extras.areas['member']).not.toEqual(expect.arrayContaining(files.map((file) => `/${file}`)));
  }
});

test('every page of a member has a frame in each language, and nothing of any member is in one', () => {
  const { extras } = JSON.parse(readFileSync(join(built.folder, 'release.json'), 'utf8')) as {
    extras: { frames: { pages: Record<string, Record<string, { url: string }>> } };
  };
  expect(Object.keys(extras.frames.pages).sort()).toEqual(
    ['/', '/help', '/help/*', '/help/new', '/inbox', '/inbox/settings', '/me', '/privacy', '/terms', 'named', 'unnamed'].sort(),
  );
  for (const languages of Object.values(extras.frames.pages)) {
    expect(Object.keys(languages)).toEqual(['en', 'es']);
    for (const { url } of Object.values(languages)) {
      const html = readFileSync(join(built.folder, url.replace(/^.*\//, '')), 'utf8');
      const words = html.slice(html.indexOf('<body>')).replaceAll(/<[^>]*>/g, ' ');
      expect(words).not.toMatch(/R\$|Bronze|Welcome|Bienvenid|\d[.,]\d/);
      expect(html).not.toMatch(/ style="| title="|<script>/);
    }
  }
});
