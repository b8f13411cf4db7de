import type { BrowserContext } from 'playwright-core';

/** When every picture is taken. */
const NOW = new Date('2026-11-21T12:00:00.000Z');

/** The answers of fakes tell times from now on as well: this process has the pictures' clock. */
export function freezeThisProcess(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, values: unknown[], newTarget) => Reflect.construct(target, values.length === 0 ? [NOW] : values, newTarget) as Date,
    get: (target, key) => (key === 'now' ? () => NOW.getTime() : (Reflect.get(target, key) as unknown)),
  });
}

/** The same minute, the same random numbers; animations are ended by the camera. */
export async function freezePage(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(() => {
    let state = 1;
    Math.random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
}
