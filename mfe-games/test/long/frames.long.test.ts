import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import type { FakeCalls } from '@facet/remote-kit/fakes';
import { fakeBombs, fakeCalls, someBombsGame, someCrashGame, somePlayLimits, GAME_ID } from '../../standalone/fake-games.ts';

const SLOWER = 4;
const FRAME_MS = 1000 / 60;
const MEASURED_MS = 5_000;
/**
 * What browsers call a long task; and in what time an answer to a press is felt as immediate: all tiles turn at the end
 * of a round.
 */
const LONG_TASK_MS = 50;
const IMMEDIATE_MS = 100;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

let browser: RemoteBrowser;
let screen: RemoteScreen | undefined;
beforeAll(async () => void (browser = await startRemoteBrowser('mfe-games')));
afterAll(() => browser?.close());
afterEach(() => screen?.close());

/** A round of Crash at this moment of its life, of which the end never comes. */
const crashAt = (elapsedMs: number): FakeCalls => {
  const game = someCrashGame({ elapsedMs, autoCashout: 50 });
  return { 'GET /api/crash/active': () => ({ game }), [`GET /api/crash/rounds/${GAME_ID}`]: () => new Promise(() => undefined) };
};

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread's own time: what a busy machine does meanwhile is not in it. */
  tdur?: number;
  args?: { name?: string };
}

interface Cost {
  /** Of the main thread for each of its frames, in milliseconds of its own time; and the longest task that it did. */
  frameMs: number;
  longestMs: number;
  /** On a slower processor. */
  framesPerSecond: number;
}

async function measure({ page }: RemoteScreen): Promise<Cost> {
  const countFrames = () =>
    page.evaluate(async (measuredMs) => {
      const beganAtMs = performance.now();
      let frames = 0;
      while (performance.now() - beganAtMs < measuredMs) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        frames += 1;
      }
      return frames;
    }, MEASURED_MS);
  const chromium = page.context().browser();
  await chromium?.startTracing(page, { categories: CATEGORIES });
  const frames = await countFrames();
  const trace = JSON.parse((await chromium?.stopTracing())?.toString() ?? '{}') as { traceEvents: TraceEvent[] };
  const mains = trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasksOf = (main: TraceEvent): number[] =>
    trace.traceEvents
      .filter(({ ph, name, pid, tid }) => ph === 'X' && name === 'RunTask' && pid === main.pid && tid === main.tid)
      .map(({ tdur = 0 }) => tdur / 1000);
  const sum = (all: number[]): number => all.reduce((total, each) => total + each, 0);
  const [tasks = []] = mains.map(tasksOf).toSorted((one, other) => sum(other) - sum(one));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const slowFrames = await countFrames();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { frameMs: sum(tasks) / frames, longestMs: Math.max(...tasks), framesPerSecond: (slowFrames * 1000) / MEASURED_MS };
}

/** Ten rounds of three tiles by themselves: something turns all the time. */
async function beginAutoBet({ page }: RemoteScreen): Promise<void> {
  await page.getByRole('button', { name: 'Auto-bet' }).click();
  for (const tile of [1, 2, 3]) await page.getByRole('button', { name: `Tile ${tile}`, exact: true }).click();
  await page.getByRole('button', { name: 'Start 10 rounds' }).click();
  await page.getByText('Auto-bet: 1 of 10 rounds played').waitFor();
}
const autoBet: FakeCalls = { 'GET /api/play-limits': () => somePlayLimits({ autoBet: 'on' }) };
const canCashOut = ({ page }: RemoteScreen) =>
  page
    .locator('[data-play]')
    .filter({ hasText: /^Cash out/ })
    .waitFor();

test.each([
  ['Crash at 2.3x on a desktop', '/games/crash', 1440, crashAt(14_000), canCashOut, LONG_TASK_MS],
  ['Crash at 20x on a desktop, where each frame reads differently', '/games/crash', 1440, crashAt(50_000), canCashOut, LONG_TASK_MS],
  ['Crash at 20x on a phone', '/games/crash', 360, crashAt(50_000), canCashOut, LONG_TASK_MS],
  ['Bombs, whose board waits', '/games/bombs', 360, fakeBombs(someBombsGame([6, 7])), canCashOut, LONG_TASK_MS],
  ['Bombs, whose tiles turn', '/games/bombs', 360, autoBet, beginAutoBet, IMMEDIATE_MS],
] as const)(
  '%s: a frame leaves a processor four times slower its 60 in a second',
  async (name, path, width, calls, reach, longestTaskMs) => {
    screen = await browser.open({ path, width, calls: { ...fakeCalls(), ...calls } });
    await screen.page.emulateMedia({ reducedMotion: 'no-preference' });
    await reach(screen);
    const { frameMs, longestMs, framesPerSecond } = await measure(screen);
    process.stdout.write(
      `${name}: ${frameMs.toFixed(2)} ms of the main thread a frame, ${(frameMs * SLOWER).toFixed(1)} on a slower processor, the longest task ${(longestMs * SLOWER).toFixed(1)}; it drew ${framesPerSecond.toFixed(1)} frames a second\n`,
    );
    expect(frameMs).toBeGreaterThan(0);
    expect(frameMs * SLOWER).toBeLessThan(FRAME_MS);
    expect(longestMs * SLOWER).toBeLessThan(longestTaskMs);
  },
);
