import type { Page } from 'playwright-core';

/**
 * Ends when the page has drawn what stands while it waits. An answer of this machine would come before, and what moves
 * when the answer of a real site comes would never be seen. By no clock: a test may have stopped the page's.
 */
export async function drawnFrame(page: Page): Promise<void> {
  const frame = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const drawn = new IntersectionObserver(() => {
          drawn.disconnect();
          resolve();
        });
        drawn.observe(document.documentElement);
      }),
  );
  // The page that asked is gone: nobody waits for the answer.
  await frame.catch(() => undefined);
}
