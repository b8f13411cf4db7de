import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Member } from '../session/member.ts';
import type { FakeCalls } from '../testing/fake-api.ts';
import { dataOf, hardCodedAmong, textsOfPage } from '../testing/hard-coded-texts.ts';
import { sessionCalls, someMember } from '../testing/session-calls.ts';
import { answerCall } from './answer-call.ts';
import { axeProblems } from './axe-problems.ts';
import { drawnFrame } from './drawn-frame.ts';
import { openPage, type OpenedPage } from './open-page.ts';
import { htmlOf, PAGE_HEADERS, type BuiltPage } from './serve-pages.ts';
import { layoutProblems } from './layout-problems.ts';
import { overlappingTexts } from './overlapping-texts.ts';

const SITE = 'remote.localhost';

export interface ScreenOptions {
  /** Where the member is, such as `/earn`. */
  path: string;
  /** In pixels; 1440 when absent. */
  width?: number;
  colorScheme?: 'dark' | 'light';
  /** English when absent; `pseudo` shows what is written into the code, `pseudo-rtl` what breaks from right to left. */
  language?: 'es' | 'pseudo' | 'pseudo-rtl';
  /** A screen that is touched. */
  hasTouch?: boolean;
  member?: Partial<Member>;
  /** The remote's own calls, to which the browser's requests are answered; those of the session are there already. */
  calls?: FakeCalls;
  /** Before the page is loaded: a clock that stands still. */
  prepare?: (context: BrowserContext) => Promise<void>;
}

/** A remote on the screen of a real browser, against a network that the test answers for. */
export class RemoteScreen {
  readonly page: Page;
  /** May be changed: what is here answers from now on. */
  readonly calls: FakeCalls;
  /** Bodies that were sent, by method and path. */
  readonly sent: { call: string; body: unknown }[] = [];
  readonly #opened: OpenedPage;
  readonly #complaints: string[] = [];
  readonly #data = new Set<string>();

  private constructor(opened: OpenedPage, calls: FakeCalls) {
    this.page = opened.page;
    this.#opened = opened;
    this.calls = calls;
  }

  static async open(browser: Browser, built: BuiltPage, options: ScreenOptions): Promise<RemoteScreen> {
    const { path, width = 1440, colorScheme = 'dark', language, hasTouch = false, member, calls = {}, prepare } = options;
    const locale = language === 'es' ? 'es-MX' : 'en-US';
    const viewport = { width, height: 900 };
    const opened = await openPage(browser, `${SITE}:${built.server.port}`, { viewport, colorScheme, locale, hasTouch }, prepare);
    const screen = new RemoteScreen(opened, { ...sessionCalls(someMember(member)), ...calls });
    screen.#listen();
    screen.#answer(built);
    await screen.page.goto(addressOf(opened.origin, path, language));
    return screen;
  }

  /** Bodies of the requests to one call, in order. */
  sentTo(call: string): unknown[] {
    return this.sent.filter((request) => request.call === call).map(({ body }) => body);
  }

  /** What is wrong with the screen as it is now, a line each: axe, its layout, the console. */
  async problems(): Promise<string[]> {
    return [...(await axeProblems(this.page)), ...(await layoutProblems(this.page)), ...this.#complaints];
  }

  /**
   * What is wrong with a page in the pseudo-language once it has loaded, a line each: texts that came neither from a
   * catalogue nor from an answer, and scrolling sideways. `names`: words that no language changes.
   */
  async languageProblems(names: readonly string[] = []): Promise<string[]> {
    await this.page.locator('h1').first().waitFor();
    // A button at work is a state of the page, and may stay one: what loads is everything else that is busy.
    await this.page.waitForFunction(() => document.querySelector('[aria-busy="true"]:not(button)') === null);
    const hardCoded = hardCodedAmong(await this.page.evaluate(textsOfPage), [...this.#data, ...names]);
    return [...hardCoded.map((text) => `hard-coded: ${text}`), ...(await layoutProblems(this.page))];
  }

  /** Texts that are printed over each other at phone, tablet and desk widths, a line each. */
  async overlaps(): Promise<string[]> {
    const found: string[] = [];
    for (const width of [320, 360, 768, 1440]) {
      await this.page.setViewportSize({ width, height: 900 });
      found.push(...(await overlappingTexts(this.page)).map((pair) => `${width} px: ${pair}`));
    }
    return found;
  }

  close(): Promise<void> {
    return this.#opened.close();
  }

  #listen(): void {
    this.page.on('pageerror', (error) => this.#complaints.push(String(error)));
    this.page.on('console', (message) => {
      // The browser's own line about an answer that is not OK is what some states are about.
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isAnswer) this.#complaints.push(`console: ${message.text()}`);
    });
  }

  #answer(built: BuiltPage): void {
    const html = htmlOf(built);
    built.server.host(this.#opened.origin, async (request) => {
      const { method, path, body } = request;
      if (path.startsWith('/api/')) {
        this.sent.push({ call: `${method} ${path}`, body });
        await drawnFrame(this.page);
      }
      const answered = await answerCall(request, this.calls);
      if (answered === null) return new Response(html, { headers: PAGE_HEADERS });
      for (const text of dataOf(parseOrNull(await answered.clone().text()))) this.#data.add(text);
      return answered;
    });
  }
}

function addressOf(origin: string, path: string, language: ScreenOptions['language']): string {
  const address = new URL(path, origin);
  if (language?.startsWith('pseudo')) address.searchParams.set('lang', language);
  return address.href;
}

/** Every string in a value. */
function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
