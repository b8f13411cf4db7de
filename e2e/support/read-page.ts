import type { Page } from 'playwright-core';

/**
 * What a page reads, in a line: its address and title, its text, then its controls as `[button Login]` or `[link Terms
 * /terms]`.
 */
export async function readPage(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const kinds: Record<string, string> = {
      A: 'link',
      BUTTON: 'button',
      INPUT: 'field',
      TEXTAREA: 'field',
      SELECT: 'field',
      IFRAME: 'frame',
      H1: 'heading',
    };
    const labelled = (element: Element): string =>
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.querySelector<HTMLElement>(`[id="${id}"]`)?.innerText ?? '')
        .join(' ');
    /** Without what is not read out, such as the key that presses a button. */
    const spoken = (element: HTMLElement): string =>
      [...element.querySelectorAll<HTMLElement>('[aria-hidden=true]')]
        .reduce((text, { innerText }) => (innerText ? text.replace(innerText, '') : text), element.innerText)
        .trim();
    const nameOf = (element: HTMLElement): string =>
      element.getAttribute('aria-label') ??
      (labelled(element).trim() ||
        (element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined) ||
        spoken(element) ||
        element.title);
    const controls = [
      ...document.querySelectorAll<HTMLElement>('h1, a, button, input, textarea, select, iframe, [role=progressbar], [role=radio]'),
    ];
    const lines = controls
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const kind = element.getAttribute('role') ?? kinds[element.tagName] ?? '';
        const more = [
          element.getAttribute('href'),
          element.getAttribute('target'),
          element.getAttribute('rel'),
          element instanceof HTMLInputElement ? element.type : null,
          element instanceof HTMLInputElement && element.readOnly ? element.value : null,
          element.getAttribute('aria-valuenow'),
          element.matches(':disabled, [aria-disabled=true]') ? 'disabled' : null,
          element.matches(':checked, [aria-checked=true]') ? 'checked' : null,
        ].filter((each) => each !== null);
        return `[${[kind, nameOf(element).trim(), ...more].join(' ')}]`;
      });
    const scrolling = [...document.querySelectorAll<HTMLElement>('main *')]
      .map((element) => getComputedStyle(element))
      .filter(({ overflowY, maxHeight }) => /auto|scroll/.test(overflowY) && maxHeight.endsWith('px'))
      .map(({ maxHeight }) => `[scrolls from ${maxHeight} on]`);
    // A page that is just coming has no body yet.
    const words = document.querySelector('body')?.innerText ?? '';
    return [location.pathname + location.search, document.title, words, ...lines, ...scrolling].join('\n');
  });
  return text.replaceAll(/\s+/g, ' ');
}

/** Whether a text has these words. */
export const reads = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);

/** What a page reads, as soon as it has all of these words; what it has at last if it never does. */
export async function readUntil(page: Page, wanted: readonly (string | RegExp)[], patienceMs = 30_000): Promise<string> {
  const until = Date.now() + patienceMs;
  let text = await readPage(page);
  while (!wanted.every((each) => reads(text, each)) && Date.now() < until) {
    await page.waitForTimeout(250);
    text = await readPage(page);
  }
  return text;
}
