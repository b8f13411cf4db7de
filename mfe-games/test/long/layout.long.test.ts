import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import type { FakeCalls } from '@facet/remote-kit/fakes';
import { states } from '../browser/states.ts';

/** As the best pages have it, by web.dev's measure half of what is called good. */
const MOST_SHIFT = 0.05;
/** Where text of twice the size may not scroll sideways. */
const PHONE = 390;
/** Long enough that what stands while it is waited for is drawn. */
const ANSWERS_AFTER_MS = 150;

let browser: RemoteBrowser;
let screen: RemoteScreen | undefined;
beforeAll(async () => void (browser = await startRemoteBrowser('mfe-games')));
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const later = (calls: FakeCalls): FakeCalls =>
  Object.fromEntries(
    Object.entries(calls).map(([call, answer]) => [call, (request) => pause(ANSWERS_AFTER_MS).then(() => answer(request))]),
  );

/** What moved without being touched, and how far. */
function shifts({ page }: RemoteScreen): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const own = (observer.takeRecords() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    const moved = own.flatMap(({ sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 30)} from ${previousRect.y.toFixed(0)} to ${currentRect.y.toFixed(0)}, ${currentRect.height.toFixed(0)} high`,
      ),
    );
    return { sum: own.reduce((sum, { value }) => sum + value, 0), moved };
  });
}

/** Text over text, and what scrolls sideways. Below a dialog nobody reads. */
async function misprints({ page }: RemoteScreen): Promise<string[]> {
  await page.addStyleTag({ content: '[data-aria-hidden] { visibility: hidden !important }' });
  const wide = await page.evaluate(() => {
    const isWider = document.documentElement.scrollWidth > innerWidth;
    const elements = isWider ? [...document.body.querySelectorAll('*')] : [];
    const beyond = elements.filter((element) => element.getBoundingClientRect().right > innerWidth);
    return beyond.slice(-1).map(({ tagName, textContent }) => `scrolls sideways: ${tagName} ${textContent.slice(0, 40)}`);
  });
  return [...wide, ...((await screen?.overlaps()) ?? [])];
}

async function doubleText({ page }: RemoteScreen): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/**
 * What did not load is told above what did, when that is known; and what is asked once in a lifetime takes its room.
 */
const isNews = (name: string): boolean => name.endsWith(', away') || name.endsWith('the age is asked');

test.each(states.filter(({ path }) => path.startsWith('/games')))(
  '$name: nothing moves while it loads, and no text lies over another, with text of twice the size either',
  async ({ name, path, member, calls, reach }) => {
    const wrong: string[] = [];
    for (const width of [320, 1440]) {
      screen = await browser.open({ path, width, ...(member && { member }), calls: later(calls()) });
      await reach(screen.page);
      const { sum, moved } = await shifts(screen);
      if (sum > MOST_SHIFT && !isNews(name)) wrong.push(`${width} px: moved by ${sum.toFixed(2)}: ${moved.join(' | ')}`);
      if (width === 320) {
        wrong.push(...(await misprints(screen)));
        await screen.page.setViewportSize({ width: PHONE, height: 900 });
        await doubleText(screen);
        wrong.push(...(await misprints(screen)).map((each) => `text of twice the size: ${each}`));
      }
      await screen.close();
      screen = undefined;
    }
    expect(wrong).toEqual([]);
  },
);
