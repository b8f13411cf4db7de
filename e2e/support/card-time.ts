import type { Page } from 'playwright-core';

/**
 * How long after a click the error card stands, in milliseconds by the page's own clock: what the browser's remote
 * control costs is not the page's. Null when the visit loads a new page.
 */
export async function timeFromClickToCard(page: Page, visit: () => Promise<void>): Promise<number | null> {
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('click'), { capture: true, once: true });
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('main [role=alert]') === null) return;
      observer.disconnect();
      document.documentElement.dataset['cardAfterMs'] = String(performance.measure('card', 'click').duration);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await visit();
  await page.getByRole('main').getByRole('alert').first().waitFor();
  const measured = await page.evaluate(() => document.documentElement.dataset['cardAfterMs']);
  return measured === undefined ? null : Number(measured);
}
