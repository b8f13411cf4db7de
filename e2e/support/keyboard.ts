import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** More than any page has. */
const MOST_STOPS = 90;

/** Goes on by Tab (or back by Shift+Tab) until this is where the focus is. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${String(target)}`);
}

/** Presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Follows an entry of the sidebar, back from the page; ends when the focus is on the heading of the new one. */
export async function followByKeyboard(page: Page, entry: RegExp, heading: string): Promise<void> {
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await focusReaches(page.getByRole('heading', { name: heading, level: 1 }));
}

/** Tabs to the radio group and goes on by arrows until this one is chosen. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let step = 0; step < MOST_STOPS && !(await radio.isChecked()); step++) await page.keyboard.press('ArrowDown');
  expect(await radio.isChecked()).toBe(true);
}

export async function focusReaches(target: Locator): Promise<void> {
  await target.waitFor();
  await expect.poll(() => hasFocus(target)).toBe(true);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.matches(':focus'));
}
