import { overlappingTexts } from '@facet/remote-kit/browser-testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRooms } from '../../gallery/rooms/find-rooms.ts';
import { startRooms } from '../../gallery/rooms/start-rooms.ts';
import { launchBrowser } from '../../support/browser.ts';

const { remotes, others } = findRooms([]);
/** But for the gallery of packages/ui, which shows no screen. */
const ROOMS = [...others, ...remotes].filter((folder) => !folder.startsWith('packages/'));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(ROOMS)(
  '%s: at 320 px, and with text twice as large, no state scrolls sideways, cuts a word or prints one over another',
  async (name) => {
    const problems: string[] = [];
    for (const room of await startRooms([name])) {
      for (const state of room.states) {
        const screen = await room.open(browser, state, { width: 320, colorScheme: 'light' }, () => Promise.resolve());
        const { page } = screen;
        await state.reach(page);
        problems.push(...(await problemsOf(page)).map((problem) => `${state.name}, 320 px: ${problem}`));
        await page.setViewportSize({ width: 1280, height: 900 });
        await enlargeText(page);
        problems.push(...(await problemsOf(page)).map((problem) => `${state.name}, 200 %: ${problem}`));
        await screen.close();
      }
      await room.close();
    }
    expect(problems).toEqual([]);
  },
);

async function problemsOf(page: Page): Promise<string[]> {
  const overlaps = (await overlappingTexts(page)).map((pair) => `printed over each other: ${pair}`);
  return [...(await page.evaluate(cutOrSideways)), ...overlaps];
}

/** What the setting of the browser does: twice the size that it begins with. */
async function enlargeText(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
}

/** Runs in the browser: how far the page scrolls sideways, and what holds words that do not fit and are not shown. */
function cutOrSideways(): string[] {
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const { width, height } = element.getBoundingClientRect();
    // What is for screen readers only is a pixel.
    if (width < 3 || height < 3 || !element.checkVisibility() || element.textContent.trim() === '') return false;
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
    );
  };
  const cut = [...document.querySelectorAll('body *')].filter(isCut).map((element) => `cut: ${element.textContent.trim().slice(0, 60)}`);
  const sidewaysPx = document.documentElement.scrollWidth - innerWidth;
  return sidewaysPx > 0 ? [`scrolls sideways by ${sidewaysPx} px`, ...cut] : cut;
}
