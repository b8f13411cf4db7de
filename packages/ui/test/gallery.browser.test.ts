import { launchBrowser } from '@facet/remote-kit/browser-testing';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GalleryScreen } from '../gallery/gallery-screen.ts';
import { startGallery, type RunningGallery } from '../gallery/start-gallery.ts';
import { openings, press } from '../gallery/states.ts';

/** Both themes and both ends of the widths; the contrast test proves the colours of every other combination. */
const LOOKS = [
  [360, 'light'],
  [1440, 'dark'],
] as const;

let gallery: RunningGallery;
let browser: Browser;
let screen: GalleryScreen;

beforeAll(async () => {
  gallery = await startGallery(0);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  gallery.close();
});

afterEach(() => screen.close());

describe.each(LOOKS)('at %d px, %s', (width, theme) => {
  test.each(['', '#loading', '#frame'])('"%s" is accessible, fits the screen and breaks no policy', async (hash) => {
    await visit(width, theme, hash);
    expect(await screen.problems()).toEqual([]);
  });

  test('whatever opens is accessible and breaks no policy', async () => {
    await visit(width, theme, '');
    // Half of it in each look: what opens covers the same page.
    for (const { name, open, shown } of openings.filter((_, index) => (index % 2 === 0) === (theme === 'dark'))) {
      await open(screen.page);
      await shown(screen.page).waitFor();
      expect({ name, problems: await screen.problems() }).toEqual({ name, problems: [] });
      await screen.page.keyboard.press('Escape');
      await shown(screen.page).waitFor({ state: 'hidden' });
    }
  });
});

test.each(['Open dialog', 'Open alert', 'Open sheet', 'Open drawer', 'Open panel'])(
  'Escape after "%s" gives the focus back',
  async (name) => {
    const { page } = await visit(1440, 'dark', '');
    await press(page, name);
    // Only what has taken the focus listens to keys.
    await page.locator('[role=dialog]:focus-within, [role=alertdialog]:focus-within').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  },
);

test.each(['Open dialog', 'Open alert', 'Open sheet', 'Open drawer'])(
  'what "%s" opens covers the page, and styles none of it anew',
  async (name) => {
    const { page } = await visit(1440, 'dark', '');
    const isReached = () => page.evaluate(() => Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main')));
    expect(await isReached()).toBe(true);
    await press(page, name);
    await page.locator('[role=dialog]:focus-within, [role=alertdialog]:focus-within').waitFor();
    expect(await isReached()).toBe(false);
    const sheets = await page.evaluate(() => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''));
    expect(sheets, 'what Radix writes on the body').toContain('--removed-body-scroll-bar-size');
    await page.evaluate(() => document.body.style.setProperty('--removed-body-scroll-bar-size', '7px'));
    const inherited = page.locator('main').evaluate((main) => {
      const styles = getComputedStyle(main);
      return [styles.pointerEvents, styles.getPropertyValue('--removed-body-scroll-bar-size')];
    });
    expect(await inherited).toEqual(['auto', '0px']);
  },
);

test('the arrow keys ask the chart for another day', async () => {
  const { page } = await visit(1440, 'dark', '');
  const chart = page.getByRole('slider');
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuetext')).toBe('20 Nov: R$ 32.40');
});

async function visit(width: number, colorScheme: 'dark' | 'light', hash: string): Promise<GalleryScreen> {
  screen = await GalleryScreen.open(browser, `${gallery.url}${hash}`, { width, colorScheme });
  return screen;
}
