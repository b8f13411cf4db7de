import type { CDPSession, Page } from 'playwright-core';

/** What the browser's own tools call "Slow 4G": 1.44 Mbit/s down, 0.675 up, 562.5 ms until an answer begins. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1_440 * 1_000) / 8, uploadThroughput: (675 * 1_000) / 8 };
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const SLOWER_PROCESSOR_TIMES = 4;
const QUIET_MS = 500;

export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What went over the network for a page, without its telemetry and the stream of balances. */
export interface Traffic {
  requests: number;
  bytes: number;
}

/** Makes the page as slow as on a slow phone in a slow network, and counts what it fetches. */
export class SlowPhone {
  readonly traffic: Traffic = { requests: 0, bytes: 0 };
  readonly #session: CDPSession;
  readonly #open = new Map<string, string>();
  #lastChangeAt = performance.now();

  /** `withoutScripts`: none is fetched. */
  static async hold(page: Page, { withoutScripts = false } = {}): Promise<SlowPhone> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR_TIMES });
    if (withoutScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    return new SlowPhone(session);
  }

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => this.#begin(requestId, url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => this.#end(requestId, encodedDataLength));
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  /** Nothing was asked for or came during half a second. */
  isQuiet(): boolean {
    return this.#open.size === 0 && performance.now() - this.#lastChangeAt > QUIET_MS;
  }

  /** From here on only the processor is slow. */
  async leaveSlowNetwork(): Promise<void> {
    await this.#session.send('Network.emulateNetworkConditions', UNLIMITED);
  }

  #begin(id: string, url: string): void {
    if (!/^https?:/.test(url) || /\/api\/(live|telemetry)$/.test(url)) return;
    this.#open.set(id, url);
    this.traffic.requests += 1;
    this.#lastChangeAt = performance.now();
  }

  #end(id: string, bytes: number): void {
    if (!this.#open.delete(id)) return;
    this.traffic.bytes += bytes;
    this.#lastChangeAt = performance.now();
  }
}
