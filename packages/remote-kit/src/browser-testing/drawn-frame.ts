import type { Page } from 'playwright-core';

/**
 * Ends when the page has drawn what stands while it waits. An answer of this machine would come before, and what moves
 * when the answer of a real site comes would never be seen.
 */
export async function drawnFrame(page: Page): Promise<void> {
  const frame = page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  // The page that asked is gone: nobody waits for the answer.
  await frame.catch(() => undefined);
}
