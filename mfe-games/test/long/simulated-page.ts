import { assert, vi } from 'vitest';
import type { RemoteBrowser, RemoteScreen } from '@facet/remote-kit/browser-testing';
import { layOut } from '../../src/crash/geometry.ts';
import type { CrashGame } from '../../src/api/games-api.ts';
import { fakeCalls, fakeBombs } from '../../standalone/fake-games.ts';
import type { Dealer } from './dealer.ts';

const GROWTH = 0.06;
const BEGAN_AT = new Date('2026-11-20T12:00:00Z');
/** Longer than a button that has changed its meaning takes no press. */
const SETTLES_MS = 400;
const PATIENCE_MS = 30_000;
/** Of the octagon at the end of the curve. */
const MARK_RADIUS = 9;

/** The games' pages in a browser whose clock is the dealer's: an hour passes as fast as it is played. */
export class SimulatedPage {
  readonly screen: RemoteScreen;
  readonly dealer: Dealer;
  playedMs = 0;

  private constructor(screen: RemoteScreen, dealer: Dealer) {
    this.screen = screen;
    this.dealer = dealer;
  }

  static async open(
    browser: RemoteBrowser,
    { path, dealer, width, hasTouch = false }: { path: string; dealer: Dealer; width: number; hasTouch?: boolean },
  ): Promise<SimulatedPage> {
    const calls = { ...fakeCalls(), ...fakeBombs() };
    const prepare: NonNullable<Parameters<RemoteBrowser['open']>[0]['prepare']> = async (context) => {
      await context.clock.install({ time: BEGAN_AT });
      await context.clock.pauseAt(BEGAN_AT.getTime() + 1000);
    };
    const screen = await browser.open({ path, width, hasTouch, calls, prepare });
    dealer.answerAmong(screen.calls);
    return new SimulatedPage(screen, dealer);
  }

  /** Both clocks go on, and what is drawn follows. */
  async advance(ms: number): Promise<void> {
    this.playedMs += ms;
    this.dealer.advance(ms);
    await this.screen.page.clock.fastForward(ms);
  }

  /** Waits until the page has drawn what it knows: its own clock stands, so that no timer tells. */
  async drawn(): Promise<void> {
    await this.screen.page.evaluate(async () => {
      for (let turn = 0; turn < 4; turn++)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage(null);
        });
    });
  }

  /** Waits until the stage's button says this and takes a press. */
  async pressable(name: RegExp): Promise<void> {
    const { page } = this.screen;
    await vi.waitFor(async () => {
      const text = (await page.locator('[data-play]:not([aria-disabled])').allTextContents()).join();
      if (!name.test(text)) await this.advance(SETTLES_MS);
      assert.match(text, name);
    }, PATIENCE_MS);
  }

  /** What has the focus belongs to the page, always. */
  async focusIsKept(): Promise<void> {
    assert(await this.screen.page.evaluate(() => document.activeElement !== document.body), 'nothing has the focus');
  }

  /**
   * The figure, the words and the mark in the picture are those of this round, and of no other: nothing that draws is
   * asked where it ended.
   */
  async showsAsSettled({ state, betAmount, winAmount, multiplier, crashPoint, autoCashout }: CrashGame): Promise<void> {
    const settled = multiplier ?? crashPoint ?? Number.NaN;
    const to = { multiplier: settled, ms: (Math.log(settled) / GROWTH) * 1000 };
    const time = `${(to.ms / 1000).toFixed(1)} s`;
    const words = state === 'won' ? `You won R$ ${winAmount}! Cashed out after ${time}` : `Crashed after ${time}. You lost R$ ${betAmount}`;
    await vi.waitFor(async () => assert.include((await this.#read()).words, words), PATIENCE_MS);
    const { figure, mark, size } = await this.#read();
    assert.equal(figure, `${settled.toFixed(2)}x`);
    const { x, y } = layOut(size.width, size.height, { to, growthPerSecond: GROWTH, autoCashout }).place(to);
    assert.closeTo(mark.right, x + MARK_RADIUS, 1.5, `${figure}: the mark is beside where it belongs`);
    assert.closeTo(mark.top, y - MARK_RADIUS, 1.5, `${figure}: the mark is above or below where it belongs`);
  }

  /** Nothing of the round before: figure and mark are where every round begins. */
  async showsTheStart(): Promise<void> {
    const { figure, mark, size } = await this.#read();
    const to = { ms: 0, multiplier: 1 };
    const { x, y } = layOut(size.width, size.height, { to, growthPerSecond: GROWTH, autoCashout: null }).place(to);
    assert.equal(figure, '1.00x');
    assert.closeTo(mark.right, x + MARK_RADIUS, 1.5, 'the mark is not at the start');
    assert.closeTo(mark.top, y - MARK_RADIUS, 1.5, 'the mark is not at the start');
  }

  /** The figure of a round that runs: what the dealer would pay now, and not more. */
  async figure(): Promise<string> {
    return (await this.screen.page.locator('b').first().textContent()) ?? '';
  }

  /**
   * What stands there: the figure, the words, and how far to the right and to the top the round's colour reaches in the
   * picture, which is its mark.
   */
  #read(): Promise<{ figure: string; words: string; mark: { right: number; top: number }; size: { width: number; height: number } }> {
    return this.screen.page.locator('canvas').evaluate((element: HTMLCanvasElement) => {
      const head = document.querySelector('b');
      const { width, height } = element;
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(element, 0, 0);
      const { data } = copy?.getImageData(0, 0, width, height) ?? { data: [] };
      const [red, green, blue] = getComputedStyle(element).stroke.match(/\d+/g)?.map(Number) ?? [];
      const places = Array.from({ length: width * height }, (_, pixel) => pixel).filter(
        (pixel) => data[4 * pixel] === red && data[4 * pixel + 1] === green && data[4 * pixel + 2] === blue,
      );
      const right = (Math.max(...places.map((pixel) => pixel % width)) + 1) / devicePixelRatio;
      const top = Math.floor((places[0] ?? Number.NaN) / width) / devicePixelRatio;
      const words = head?.parentElement?.querySelector('output:last-of-type')?.textContent ?? '';
      return {
        figure: head?.textContent ?? '',
        words,
        mark: { right, top },
        size: { width: element.clientWidth, height: element.clientHeight },
      };
    });
  }
}
