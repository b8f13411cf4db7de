import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import {
  answerCall,
  axeProblems,
  drawnFrame,
  fileAnswer,
  layoutProblems,
  openPage,
  type OpenedPage,
  type PageServer,
} from '@facet/remote-kit/browser-testing';
import type { FakeRequest } from '@facet/remote-kit/fakes';
import { fillFrame } from './fill-frame.ts';
import { someRegistry } from './some-registry.ts';
import type { State } from './states.ts';

/** Not of this machine by its name, so that no service worker is offered. */
const SITE = 'shell.test';
/** The gateway's policy. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n0'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default";

/** Where the shell was built to, and what serves it. */
export interface BuiltShell {
  readonly server: PageServer;
  readonly folder: string;
  /**
   * Which of its pages comes, whatever is asked for: one that is drawn already, which is looked at before all of it has
   * come.
   */
  readonly drawn?: string;
}

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

  /** `prepare`: before the page is loaded. */
  static async open(
    browser: Browser,
    { server, folder, drawn }: BuiltShell,
    state: Pick<State, 'path' | 'calls' | 'preview' | 'isLoud'>,
    options: BrowserContextOptions,
    prepare?: (context: BrowserContext) => Promise<void>,
  ): Promise<ShellScreen> {
    const opened = await openPage(browser, `${SITE}:${server.port}`, { serviceWorkers: 'block', ...options }, prepare);
    const { page, origin } = opened;
    const screen = new ShellScreen(opened);
    if (!state.isLoud) screen.#listen();
    server.host(origin, async (request) => {
      if (request.path.startsWith('/api/')) await drawnFrame(page);
      return answer(request, join(folder, drawn ?? 'index.html'), state);
    });
    await page.goto(`${origin}${state.path ?? '/'}`, { waitUntil: drawn ? 'commit' : 'load' });
    return screen;
  }

  /** A line each: axe, the layout, the console. */
  async problems(): Promise<string[]> {
    return [...(await axeProblems(this.page)), ...(await layoutProblems(this.page)), ...this.complaints];
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

async function answer(request: FakeRequest, page: string, { calls, preview }: Pick<State, 'calls' | 'preview'>): Promise<Response> {
  const { path } = request;
  const { 'GET /registry.json': registry = () => ({ ...someRegistry(), preview: preview ?? null }), ...others } = calls;
  const answered = await answerCall(request, {
    'GET /api/live': liveStream,
    'GET /api/inbox/unread': () => ({ count: 0 }),
    'GET /api/rewards/claimable': () => ({ count: 0, streak: 9, claims: [] }),
    ...others,
    'GET /registry.json': registry,
  });
  if (answered) return answered;
  if (path.startsWith('/remotes/')) return new Response(null, { status: 404 });
  const headers = { 'content-security-policy': POLICY };
  if (extname(path) !== '') return fileAnswer(dirname(page), path, headers);
  const html = readFileSync(page, 'utf8').replaceAll('__STYLE_NONCE__', 'n0');
  const filled = html.includes('__MENU_ENTRIES__') ? fillFrame(html, dirname(page), someRegistry()) : html;
  return new Response(filled, { headers: { ...headers, 'content-type': 'text/html' } });
}

function liveStream(): Response {
  return new Response(': nothing moves\n\n', { headers: { 'content-type': 'text/event-stream' } });
}
