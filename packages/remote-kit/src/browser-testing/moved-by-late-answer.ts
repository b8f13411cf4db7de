import type { FakeCalls } from '../testing/fake-api.ts';
import { drawnFrame } from './drawn-frame.ts';
import { movedWhileLoading } from './moved-while-loading.ts';
import type { RemoteScreen, ScreenOptions } from './remote-screen.ts';
import type { RemoteBrowser } from './start-remote-browser.ts';

/** As long nothing else is asked for, before the page counts as there. */
const STILL_FRAMES = 12;

export interface LateAnswer extends ScreenOptions {
  calls: FakeCalls;
  /** The one that is late, such as `GET /api/admin/money`. */
  call: string;
  /** Ends when what it brought is on the screen. */
  came: (screen: RemoteScreen) => Promise<unknown>;
}

/** What a page pushes about, a line each, when one answer comes only after its end has been scrolled to. */
export async function movedByLateAnswer(browser: RemoteBrowser, { calls, call, came, ...options }: LateAnswer): Promise<string[]> {
  const held = Promise.withResolvers<void>();
  const late = calls[call];
  if (!late) throw new Error(`the fakes have no ${call}`);
  let open = 0;
  const counted = Object.entries({ ...calls, [call]: (request: Parameters<typeof late>[0]) => held.promise.then(() => late(request)) }).map(
    ([name, answer]) => [name, (request: Parameters<typeof late>[0]) => count(() => answer(request))] as const,
  );
  const screen = await browser.open({ ...options, calls: Object.fromEntries(counted) });
  try {
    const { page } = screen;
    for (let still = 0; still < STILL_FRAMES; still++) {
      await drawnFrame(page);
      if (open !== 1 || !screen.sent.some((each) => each.call === call)) still = 0;
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await drawnFrame(page);
    held.resolve();
    await came(screen);
    await drawnFrame(page);
    return await movedWhileLoading(page);
  } finally {
    held.resolve();
    await screen.close();
  }

  async function count(answered: () => unknown): Promise<unknown> {
    open++;
    try {
      return await answered();
    } finally {
      open--;
    }
  }
}
