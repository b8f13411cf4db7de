import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { axeProblems, openPage, type OpenedPage } from '@facet/remote-kit/browser-testing';
import type { FakeCall } from '@facet/remote-kit/fakes';
import { someRegistry } from './some-registry.ts';
import type { State } from './states.ts';

const SITE = 'shell.test';
/** The gateway's policy. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n0'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
/** The built shell on the screen of a real browser, in a state that is declared in states.ts. */
export class ShellScreen {
  readonly page: Page;
  /** What the console and the content policy say. */
  readonly complaints: string[] = [];
  readonly close: () => Promise<void>;

  private constructor(opened: OpenedPage) {
    this.page = opened.page;
    this.close = opened.close;
  }

  /** `folder`: where the shell was built to. `prepare`: before the page is loaded. */
  static async open(
    browser: Browser,
    folder: string,
    state: Pick<State, 'path' | 'calls' | 'preview' | 'isLoud'>,
    options: BrowserContextOptions,
    prepare?: (context: BrowserContext) => Promise<void>,
  ): Promise<ShellScreen> {
    const opened = await openPage(browser, SITE, { serviceWorkers: 'block', ...options }, prepare);
    const { page, origin } = opened;
    const screen = new ShellScreen(opened);
    if (!state.isLoud) screen.#listen();
    await page.route('**/*', (route) => serve(route, folder, state));
    await page.goto(`${origin}${state.path ?? '/'}`);
    return screen;
  }

  /** A line each: axe, scrolling sideways, the console. */
  async problems(): Promise<string[]> {
    const byPx = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const sideways = byPx > 0 ? [`scrolls sideways by ${byPx} px`] : [];
    return [...(await axeProblems(this.page)), ...sideways, ...this.complaints];
  }

  #listen(): void {
    this.page.on('pageerror', (error) => this.complaints.push(String(error)));
    this.page.on('console', (message) => {
      // The browser's own line about an answer that is not OK is what some states are about.
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isAnswer) this.complaints.push(message.text());
    });
  }
}

async function serve(route: Route, folder: string, { calls, preview }: Pick<State, 'calls' | 'preview'>): Promise<void> {
  const request = route.request();
  const { pathname, searchParams } = new URL(request.url());
  const call = calls[`${request.method()} ${pathname}`];
  if (call) return answerCall(route, call, pathname, searchParams);
  if (pathname === '/registry.json') return route.fulfill({ json: { ...someRegistry(), preview: preview ?? null } });
  if (pathname === '/api/live') return route.fulfill({ body: ': nothing moves\n\n', contentType: 'text/event-stream' });
  if (pathname.startsWith('/api/')) return route.fulfill({ status: 404, json: { message: 'not in this state', code: 'not_found' } });
  if (pathname.startsWith('/remotes/')) return route.fulfill({ status: 404, body: '' });
  const name = extname(pathname) === '' ? 'index.html' : pathname.slice(1);
  const body = readFileSync(join(folder, name));
  const headers = { 'content-type': TYPES[extname(name)] ?? 'text/plain', 'content-security-policy': POLICY };
  return route.fulfill({ body: name === 'index.html' ? body.toString().replace('__STYLE_NONCE__', 'n0') : body, headers });
}

async function answerCall(route: Route, call: FakeCall, path: string, query: URLSearchParams): Promise<void> {
  const request = route.request();
  const result = await call({
    method: request.method(),
    path,
    query,
    body: request.postDataJSON(),
    headers: new Headers(request.headers()),
  });
  if (!(result instanceof Response)) return route.fulfill({ json: result });
  return route.fulfill({ status: result.status, body: await result.text(), contentType: 'application/json' });
}
