import type { BrowserContext } from 'playwright-core';

/** Gives a browser the cookies of somebody who signed in by a call. */
export async function bring(context: BrowserContext, url: string, cookies: string): Promise<void> {
  const pairs = cookies.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })));
}
