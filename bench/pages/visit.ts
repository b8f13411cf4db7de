import type { Browser } from 'playwright-core';
import { until } from '@facet/tooling/until';
import type { Screen } from './screens.ts';
import { PHONE, SlowPhone } from './slow-phone.ts';
import { watchPage, type PageNotes } from './watch-page.ts';
import type { SignedIn } from './visited-site.ts';

const LONGEST_MS = 60_000;

/** One visit of one screen, everything cold. */
export interface Visit {
  dataMs: number;
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  interactionMs: number;
  drawnMs: number;
  requests: number;
  kilobytes: number;
}

/**
 * Opens the screen in a browser that never saw the site, waits until all is there, and clicks. Throws when it does not
 * come.
 */
export async function visit(browser: Browser, site: SignedIn, { path, text, click }: Screen): Promise<Visit> {
  const context = await browser.newContext({ baseURL: site.url, colorScheme: 'dark', serviceWorkers: 'block', ...PHONE });
  context.setDefaultTimeout(LONGEST_MS);
  try {
    await context.addCookies(site.cookies);
    const page = await context.newPage();
    await page.addInitScript(watchPage(text));
    const phone = await SlowPhone.hold(page);
    const response = await page.goto(path, { waitUntil: 'commit' });
    const notes = (): Promise<PageNotes> => page.evaluate('window.pageNotes');
    // Asked from outside: the page's policy lets nobody evaluate a text within it.
    await until(`${path} with its data`, async () => (await notes()).dataMs !== null && phone.isQuiet(), LONGEST_MS);
    const { dataMs, firstPaintMs, largestPaintMs, layoutShift, asked } = await notes();
    refuseUnused(response?.headers()['link'] ?? '', asked);
    const { requests, bytes } = phone.traffic;
    // What a press costs the page: what it asks a server for is at hand.
    await phone.leaveSlowNetwork();
    const control = page.getByRole('button', { name: click }).or(page.getByRole('link', { name: click }));
    await control.filter({ visible: true }).first().click();
    await page.waitForTimeout(QUIET_AFTER_CLICK_MS);
    const { interactionMs, drawnMs } = await notes();
    return {
      dataMs: dataMs ?? LONGEST_MS,
      firstPaintMs,
      largestPaintMs,
      layoutShift,
      interactionMs,
      drawnMs,
      requests,
      kilobytes: bytes / 1024,
    };
  } finally {
    await context.close();
  }
}

/** The first paint of the same answer and style sheets, as if there were no scripts. */
export async function paintWithoutScripts(browser: Browser, site: SignedIn, { path, text }: Screen): Promise<number> {
  const context = await browser.newContext({ baseURL: site.url, colorScheme: 'dark', serviceWorkers: 'block', ...PHONE });
  try {
    await context.addCookies(site.cookies);
    const page = await context.newPage();
    await page.addInitScript(watchPage(text));
    await SlowPhone.hold(page, { withoutScripts: true });
    await page.goto(path, { waitUntil: 'commit' });
    const paintedMs = async (): Promise<number> => (await page.evaluate<PageNotes>('window.pageNotes')).firstPaintMs;
    return await until(`${path} without scripts`, async () => (await paintedMs()) || null, LONGEST_MS);
  } finally {
    await context.close();
  }
}

/** What the page was given a head start on and did not ask for was fetched for nothing: its declaration is wrong. */
function refuseUnused(link: string, asked: readonly string[]): void {
  const calls = [...link.matchAll(/<(\/api\/[^>]+)>; rel=preload/g)].map(([, address = '']) => address);
  const unused = calls.filter((call) => !asked.some((address) => address.endsWith(call)));
  if (unused.length > 0) throw new Error(`fetched early and not asked for: ${unused.join(', ')}`);
}

/** The browser tells of an interaction shortly after the frame that it led to. */
const QUIET_AFTER_CLICK_MS = 1_000;
