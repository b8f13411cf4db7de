import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';

declare const axe: typeof axeCore;

/**
 * Where each host of a PageServer has axe: a script of the page is compiled once for all pages of a site, one by the
 * remote control for each.
 */
export const AXE_PATH = '/axe.min.js';
export const AXE_FOLDER = dirname(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));

/** To a page of the real site, which has no axe where a PageServer has it. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(readFileSync(join(AXE_FOLDER, 'axe.min.js'), 'utf8'));
}

/**
 * What axe finds on the page as it is now, a line each; frames are other companies'. A page of a PageServer reads axe
 * once: what `@axe-core/playwright` does, which hands it over again at each check, takes longer than the check itself.
 */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ url: AXE_PATH });
  return page.evaluate(async () => {
    // What holds is not told: that takes longer than the check.
    const { violations } = await axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
