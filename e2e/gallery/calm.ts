import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

const QUIET_MS = 250;
/** An answer that has not come by then is one that the state holds back. */
const HELD_BACK_MS = 3_000;

/** What a page still waits for. */
export class Traffic {
  readonly #pending = new Set<Request>();
  #lastBeganAtMs = performance.now();

  watch(context: BrowserContext): void {
    context.on('request', (request) => {
      this.#pending.add(request);
      this.#lastBeganAtMs = performance.now();
    });
    context.on('requestfinished', (request) => this.#pending.delete(request));
    context.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /**
   * Ends when nothing comes any more and nothing moves: fonts and pictures are there, and the page has been the same
   * for a while.
   */
  async calm(page: Page): Promise<void> {
    do {
      while (this.#pending.size > 0 && performance.now() - this.#lastBeganAtMs < HELD_BACK_MS) await sleep(20);
      await page.evaluate(untilQuiet, QUIET_MS);
    } while (this.#pending.size > 0 && performance.now() - this.#lastBeganAtMs < HELD_BACK_MS);
  }
}

/** Runs in the browser. */
async function untilQuiet(quietMs: number): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    setTimeout(end, 10 * quietMs);
  });
}
