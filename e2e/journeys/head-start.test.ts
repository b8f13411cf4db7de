import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { signIn } from '../support/screens.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('what a page has a head start on is what it asks for, and comes over the network once', async () => {
  const { page, context } = await openPage(browser, inject('siteUrl'));
  await page.addInitScript(noteFetches);
  await expectHeadStart(page, '/', ['/registry.json', '/api/auth/user', '/api/public/stats']);
  await signIn(page, newUsername('early'));
  await expectHeadStart(page, '/', ['/registry.json', '/api/user/profile', '/api/user/figures']);
  await expectHeadStart(page, '/games', ['/registry.json', '/api/user/profile', '/api/play-limits']);
  await expectHeadStart(page, '/me', ['/api/user/level', '/api/rewards/streak']);
  await expectHeadStart(page, '/inbox', ['/api/inbox', '/api/inbox/counts']);
  await expectHeadStart(page, '/inbox/settings', ['/api/inbox/settings']);
  await expectHeadStart(page, '/help', ['/api/cases?limit=25']);
  await context.close();
});

async function expectHeadStart(page: Page, path: string, some: readonly string[]): Promise<void> {
  const requests: string[] = [];
  const note = (request: { url(): string }): void => void requests.push(pathOf(request.url()));
  page.on('request', note);
  const response = await page.goto(path);
  const early = [...(response?.headers()['link'] ?? '').matchAll(/<([^>]+)>; rel=preload; as=fetch/g)].map(([, address = '']) => address);
  // A remote's manifest is fetched by the federation runtime, which keeps a `fetch` of its own.
  const named = early.filter((address) => !address.startsWith('/remotes/'));
  expect(named).toEqual(expect.arrayContaining([...some]));
  const fetched = async (): Promise<string[]> => (await page.evaluate<string[]>('window.fetched')).map(pathOf);
  await expect.poll(fetched).toEqual(expect.arrayContaining(named));
  const asked = await fetched();
  const twice = named.filter((address) => count(requests, address) > count(asked, address));
  expect(twice, `fetched early and again at ${path}`).toEqual([]);
  page.off('request', note);
}

function noteFetches(): void {
  const noting = window as unknown as { fetched: string[]; fetch: (...args: Parameters<typeof fetch>) => Promise<Response> };
  const fetchNow = noting.fetch.bind(window);
  noting.fetched = [];
  noting.fetch = (input, init) => {
    noting.fetched.push(input instanceof Request ? input.url : String(input));
    return fetchNow(input, init);
  };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://site');
  return pathname + search;
}

function count(list: readonly string[], wanted: string): number {
  return list.filter((one) => one === wanted).length;
}
