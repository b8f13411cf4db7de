import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';

declare const axe: typeof axeCore;

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it is now, a line each; frames are other companies'. A page reads axe once: what `@axe-core/playwright` does, which
 * hands it over again at each check, takes longer than the check itself.
 */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  return page.evaluate(async () => {
    // What holds is not told: that takes longer than the check.
    const { violations } = await axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
