import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import type { FakeCalls } from '@facet/remote-kit/fakes';
import { fakeBombs, fakeCalls, someBombsGame, someCrashGame, GAME_ID } from '../../standalone/fake-games.ts';

const SLOWER = 4;
const FRAME_MS = 1000 / 60;
const MEASURED_MS = 5_000;
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

/** What the page's main thread does for each of its frames, in milliseconds of its own time; and how many frames come in a second on a slower processor. */
async function measure({ page }: RemoteScreen): Promise<{ costMs: number; framesPerSecond: number }> {
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
  const tasks = trace.traceEvents.filter(({ ph, name }) => ph === 'X' && (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'));
  const mains = trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const costs = mains.map(({ pid, tid }) =>
    tasks.filter((task) => task.pid === pid && task.tid === tid && task.name === 'RunTask').reduce((sum, { tdur = 0 }) => sum + tdur, 0),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const slowFrames = await countFrames();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { costMs: Math.max(...costs) / 1000 / frames, framesPerSecond: (slowFrames * 1000) / MEASURED_MS };
}

test.each([
  ['Crash at 2.3x on a desktop', '/games/crash', 1440, crashAt(14_000), /^Cash out/],
  ['Crash at 20x on a desktop, where each frame reads differently', '/games/crash', 1440, crashAt(50_000), /^Cash out/],
  ['Crash at 20x on a phone', '/games/crash', 360, crashAt(50_000), /^Cash out/],
  ['Bombs, whose board waits', '/games/bombs', 360, fakeBombs(someBombsGame([6, 7])), /^Cash out/],
] as const)('%s: a frame leaves a processor four times slower its 60 in a second', async (name, path, width, calls, shows) => {
  screen = await browser.open({ path, width, calls: { ...fakeCalls(), ...calls } });
  await screen.page.emulateMedia({ reducedMotion: 'no-preference' });
  await screen.page.locator('[data-play]').filter({ hasText: shows }).waitFor();
  const { costMs, framesPerSecond } = await measure(screen);
  const slowMs = costMs * SLOWER;
  process.stdout.write(
    `${name}: ${costMs.toFixed(2)} ms of the main thread a frame, ${slowMs.toFixed(1)} on a slower processor, which drew ${framesPerSecond.toFixed(1)} frames a second\n`,
  );
  expect(costMs).toBeGreaterThan(0);
  expect(slowMs).toBeLessThan(FRAME_MS);
});
