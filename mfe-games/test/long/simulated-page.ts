import { assert, vi } from 'vitest';
import type { RemoteBrowser, RemoteScreen } from '@facet/remote-kit/browser-testing';
import { layOut } from '../../src/crash/geometry.ts';
import { drawnTo, type Point } from '../../src/crash/drawn.ts';
import type { CrashGame } from '../../src/api/games-api.ts';
import { fakeCalls, fakeBombs } from '../../standalone/fake-games.ts';
import type { Dealer } from './dealer.ts';

const GROWTH = 0.06;
const BEGAN_AT = new Date('2026-11-20T12:00:00Z');
/** Longer than a button that has changed its meaning takes no press. */
const SETTLES_MS = 400;
const PATIENCE_MS = 30_000;

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

  /** The figure, the words and the mark in the picture are those of this round, and of no other. */
  async showsAsSettled(game: CrashGame): Promise<void> {
    const phase = game.state === 'won' ? 'won' : 'lost';
    const settled = drawnTo({ phase, game }, 0, GROWTH);
    const words = phase === 'won' ? `You won R$ ${game.winAmount}! Cashed out after` : 'Crashed after';
    await vi.waitFor(async () => assert.include((await this.#read(settled, game.autoCashout)).words, words), PATIENCE_MS);
    const read = await this.#read(settled, game.autoCashout);
    assert.deepInclude(read, { figure: `${settled.multiplier.toFixed(2)}x`, mark: read.line });
    assert.include(read.words, `after ${(settled.ms / 1000).toFixed(1)} s`);
  }

  /** The figure of a round that runs: what the dealer would pay now, and not more. */
  async figure(): Promise<string> {
    return (await this.screen.page.locator('b').first().textContent()) ?? '';
  }

  async #read(to: Point, autoCashout: number | null): Promise<{ figure: string; words: string; mark: string; line: string }> {
    const canvas = this.screen.page.locator('canvas');
    const size = await canvas.evaluate(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight }));
    const { trace } = layOut(size.width, size.height, { to, growthPerSecond: GROWTH, autoCashout });
    return canvas.evaluate(
      (element: HTMLCanvasElement, { x, y }) => {
        const head = document.querySelector('b');
        const [red, green, blue] = element.getContext('2d')?.getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data ?? [];
        return {
          figure: head?.textContent ?? '',
          words: head?.parentElement?.querySelector('output:last-of-type')?.textContent ?? '',
          mark: `rgb(${red}, ${green}, ${blue})`,
          line: getComputedStyle(element).stroke,
        };
      },
      trace.at(-1) ?? { x: 0, y: 0 },
    );
  }
}
