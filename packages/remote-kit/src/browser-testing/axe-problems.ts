import type { Page } from 'playwright-core';
import type axeCore from 'axe-core';

declare const axe: typeof axeCore;

/**
 * What axe finds on the page as it is now, a line each; frames are other companies'. `file`: where the page gets axe from. The page loads it
 * itself, once: handed to it at each check it was the longest part of the check.
 */
export async function axeProblems(page: Page, file: string): Promise<string[]> {
  // In words, since the compiler would make an import of its own of it.
  await page.evaluate(`import('${file}').then(() => undefined)`);
  return page.evaluate(async () => {
    // What holds is not told: that takes longer than the check.
    const { violations } = await axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
