import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { startNetwork } from '../support/network.ts';
import { shownBy, signIn } from '../support/screens.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('without a network the site says what still works, comes back by itself afterwards, and has kept nothing private', async () => {
  const network = await startNetwork();
  const { page, context } = await openPage(browser, inject('siteUrl'), { serviceWorkers: 'allow', proxy: { server: network.address } });
  await signIn(page, newUsername('off'));
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const { icons, start_url } = (await (await fetch(link?.href ?? '')).json()) as { icons: { src: string }[]; start_url: string };
    const found = await Promise.all(icons.map(async ({ src }) => (await fetch(src)).headers.get('content-type')));
    return { start_url, found };
  });
  expect(manifest).toEqual({ start_url: '/', found: ['image/png', 'image/png', 'image/png'] });

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await shownBy(page).getByRole('heading', { level: 1 }).waitFor();
  network.cut();
  await page.goto('/earn', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await page.getByRole('listitem').allTextContents()).toContain('Your balance is kept by the site, not by this device.');

  network.mend();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Earn Robux' }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.close();
});
