import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as browserTesting from '@facet/remote-kit/browser-testing';
import { findChromium } from '@facet/tooling/chromium';
import type { Browser, Request } from 'playwright-core';
import { openPage, type WatchedPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { shownBy, signIn } from '../support/screens.ts';

const PATHS = ['/earn', '/withdraw', '/games', '/events', '/referrals', '/'];
/** The live stream lasts, and breaks with its replica. */
const LASTING = '/api/live';

/** From one page to the next: however fast they come, the site has as much to do. */
const PACE_MS = 2_000;

/** Chromium's word for containers that come and go on its own machine: it drops what it was asking for. */
const OWN_MACHINE = 'ERR_NETWORK_CHANGED';

/** That program with what the site leaves of the processors: a visitor's browser does not run on the site's machine. */
function onlyWhatIsLeft(program: string): string {
  const script = join(mkdtempSync(join(tmpdir(), 'facet-browser-')), 'browser');
  writeFileSync(script, `#!/bin/sh\nexec nice -n 19 "${program}" "$@"\n`, { mode: 0o755 });
  return script;
}

/** One browser that goes through the site, page by page, each loaded anew, until `stop`. */
export class BrowserVisits {
  visits = 0;
  readonly #browser: Browser;
  readonly #watched: WatchedPage;
  readonly #failed: string[] = [];
  readonly #times: { path: string; ms: number }[] = [];
  #visiting: Promise<void> = Promise.resolve();
  /** Requests of this visit that the browser itself dropped: what the page then says is no fault of the site's. */
  #dropped = 0;
  #isOver = false;

  private constructor(browser: Browser, watched: WatchedPage) {
    this.#browser = browser;
    this.#watched = watched;
  }

  static async start(url: string): Promise<BrowserVisits> {
    const browser = await browserTesting.launchBrowser(onlyWhatIsLeft(findChromium()));
    const watched = await openPage(browser, url);
    await signIn(watched.page, newUsername('visits'));
    const visits = new BrowserVisits(browser, watched);
    visits.#watch(url);
    visits.#visiting = visits.#visit();
    return visits;
  }

  /** What went wrong since this was last asked. */
  takeComplaints(): string[] {
    const all = [...this.#watched.complaints.splice(0), ...this.#failed.splice(0)];
    return all.filter((complaint) => !complaint.includes(OWN_MACHINE) && !complaint.includes(LASTING));
  }

  /** How long each request took since this was last asked, from sending it to the first byte. */
  takeTimes(): { path: string; ms: number }[] {
    return this.#times.splice(0);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#visiting;
    await this.#browser.close();
  }

  #watch(url: string): void {
    const { page } = this.#watched;
    const pathOf = (request: Request): string => new URL(request.url()).pathname;
    const isOurs = (request: Request): boolean => request.url().startsWith(url) && pathOf(request) !== LASTING;
    page.on('requestfinished', (request) => {
      const { requestStart, responseStart } = request.timing();
      if (isOurs(request) && responseStart > 0) this.#times.push({ path: pathOf(request), ms: responseStart - requestStart });
    });
    page.on('requestfailed', (request) => {
      const how = request.failure()?.errorText ?? '';
      if (how.includes(OWN_MACHINE)) this.#dropped += 1;
      // Left behind by who went on to the next page.
      if (isOurs(request) && how !== 'net::ERR_ABORTED') this.#failed.push(`${pathOf(request)}: ${how}`);
    });
    page.on('response', (response) => {
      if (isOurs(response.request()) && response.status() >= 400) this.#failed.push(`${pathOf(response.request())}: ${response.status()}`);
    });
  }

  async #visit(): Promise<void> {
    const { page } = this.#watched;
    for (let count = 0; !this.#isOver; count++) {
      const nextMs = performance.now() + PACE_MS;
      const path = PATHS[count % PATHS.length] ?? '/';
      this.#dropped = 0;
      try {
        await page.goto(path);
        await shownBy(page).getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('load');
        const alerts = await page.getByRole('alert').allTextContents();
        if (this.#dropped === 0) this.#failed.push(...alerts.filter(Boolean).map((alert) => `${path} says: ${alert}`));
      } catch (error) {
        if (this.#dropped === 0) this.#failed.push(`${path}: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`);
      }
      this.visits += 1;
      await page.waitForTimeout(Math.max(0, nextMs - performance.now()));
    }
  }
}
