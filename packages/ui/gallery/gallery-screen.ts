import { axeProblems, openPage, type OpenedPage } from '@facet/remote-kit/browser-testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface GalleryLook {
  width: number;
  colorScheme: 'dark' | 'light';
}

/** The gallery on the screen of a real browser. */
export class GalleryScreen {
  readonly page: Page;
  readonly #complaints: string[] = [];
  readonly close: () => Promise<void>;

  private constructor({ page, close }: OpenedPage) {
    this.page = page;
    this.close = close;
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && this.#complaints.push(message.text()));
    page.on('pageerror', (error) => this.#complaints.push(error.message));
  }

  static async open(
    browser: Browser,
    url: string,
    { width, colorScheme }: GalleryLook,
    prepare?: (context: BrowserContext) => Promise<void>,
  ): Promise<GalleryScreen> {
    const { host, hash } = new URL(url);
    const opened = await openPage(browser, host, { viewport: { width, height: 900 }, colorScheme }, prepare);
    const screen = new GalleryScreen(opened);
    await screen.page.goto(`${opened.origin}/${hash}`);
    await screen.page.getByRole('heading', { level: 1 }).waitFor();
    return screen;
  }

  /** A line each: axe, colour contrast included; scrolling sideways; the console, and so the content policy. */
  async problems(): Promise<string[]> {
    const byPx = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return [...(await axeProblems(this.page)), ...(byPx > 0 ? [`scrolls sideways by ${byPx} px`] : []), ...this.#complaints];
  }
}
