import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const PATIENCE_MS = 30_000;
const rooms = new WeakMap<Browser, Map<string, Promise<BrowserContext>>>();
let pagesSoFar = 0;

export interface OpenedPage {
  readonly page: Page;
  /** Where the page lives, such as `http://page7.remote.localhost`; nothing is loaded yet. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * A page for one test at an origin of its own, so that it starts without storage and cookies. Pages of one site and look share a process of the browser,
 * which has read the scripts already: half the time of a context for each, measured. `site`: a host, with its port if it
 * has one; browsers trust those that end with `.localhost` as they trust https. `prepare` gets a context that no other page has.
 */
export async function openPage(
  browser: Browser,
  site: string,
  options: BrowserContextOptions,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<OpenedPage> {
  const context = prepare ? await newContext(browser, options) : await sharedContext(browser, site, options);
  await prepare?.(context);
  const page = await context.newPage();
  const close = () => (prepare ? context.close() : page.close());
  return { page, origin: `http://page${++pagesSoFar}.${site}`, close };
}

function sharedContext(browser: Browser, site: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const shared = rooms.get(browser) ?? new Map<string, Promise<BrowserContext>>();
  rooms.set(browser, shared);
  const key = JSON.stringify([site, options]);
  const context = shared.get(key) ?? openContext(browser, site, options);
  shared.set(key, context);
  return context;
}

/** An empty page of the site stays open, and with it the process. */
async function openContext(browser: Browser, site: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await newContext(browser, options);
  const empty = await context.newPage();
  await empty.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await empty.goto(`http://empty.${site}`);
  return context;
}

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}
