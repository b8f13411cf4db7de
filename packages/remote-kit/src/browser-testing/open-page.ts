import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const TIMEOUT_MS = 30_000;

export interface OpenedPage {
  readonly page: Page;
  /** Where the page lives, such as `http://page2.remote.localhost:4711`; nothing is loaded yet. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Pages of one site and look: they share a process of the browser and its cache, so that scripts are read and compiled
 * once.
 */
interface Room {
  readonly context: BrowserContext;
  /** Stays open, and with it the process. */
  readonly empty: Page;
  /** Origins whose page is closed, with nothing stored. */
  readonly free: string[];
  pages: number;
}

/**
 * Pages with a context of their own. The server answers by origin: two that are open at once must not have the same.
 */
let prepared = 0;
const rooms = new WeakMap<Browser, Map<string, Promise<Room>>>();

/**
 * A page for one test, without storage and cookies, at an origin that no other open page has. `site`: a host with its
 * port; browsers trust those that end with `.localhost` as they trust https. `prepare` gets a context that no other
 * page has.
 */
export async function openPage(
  browser: Browser,
  site: string,
  options: BrowserContextOptions,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<OpenedPage> {
  if (!prepare) return openIn(await roomOf(browser, site, options), site);
  const context = await newContext(browser, options);
  await prepare(context);
  return { page: await context.newPage(), origin: `http://prepared${++prepared}.${site}`, close: () => context.close() };
}

async function openIn(room: Room, site: string): Promise<OpenedPage> {
  const origin = room.free.pop() ?? `http://page${++room.pages}.${site}`;
  const page = await newPage(room);
  let closed: Promise<void> | undefined;
  const close = async () => {
    await page.close();
    await forget(room, origin);
    room.free.push(origin);
  };
  // Once: what is given back twice would be given to two pages.
  return { page, origin, close: () => (closed ??= close()) };
}

/** Opened by a page, since a process would be started for one that is opened by the remote control. */
async function newPage({ context, empty }: Room): Promise<Page> {
  const opening = context.waitForEvent('page');
  await empty.evaluate(() => {
    const opened = open('about:blank');
    if (opened) opened.opener = null;
  });
  return opening;
}

/** Everything that an origin has stored, but not the cache of its files. */
async function forget({ context, empty }: Room, origin: string): Promise<void> {
  const session = await context.newCDPSession(empty);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

function roomOf(browser: Browser, site: string, options: BrowserContextOptions): Promise<Room> {
  const shared = rooms.get(browser) ?? new Map<string, Promise<Room>>();
  rooms.set(browser, shared);
  const key = JSON.stringify([site, options]);
  const room = shared.get(key) ?? newRoom(browser, site, options);
  shared.set(key, room);
  return room;
}

async function newRoom(browser: Browser, site: string, options: BrowserContextOptions): Promise<Room> {
  const context = await newContext(browser, options);
  const empty = await context.newPage();
  await empty.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await empty.goto(`http://empty.${site}`);
  return { context, empty, free: [], pages: 0 };
}

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  return context;
}
