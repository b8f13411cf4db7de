import type { Page } from 'playwright-core';
import { movedWhileLoading } from './moved-while-loading.ts';
import { overlappingTexts } from './overlapping-texts.ts';

/**
 * What is wrong with how a page lies, a line each: it scrolls sideways, texts are printed over each other, it moved
 * while it loaded.
 */
export async function layoutProblems(page: Page): Promise<string[]> {
  const byPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...(byPx > 0 ? [`scrolls sideways by ${byPx} px`] : []),
    ...(await overlappingTexts(page)).map((pair) => `printed over each other: ${pair}`),
    ...(await movedWhileLoading(page)),
  ];
}
