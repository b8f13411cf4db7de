import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage, PHONE } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { expectGoodScreen, signIn } from '../support/screens.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('what happens while the page is closed is in the inbox once, what happens while it is open rings in each tab', async () => {
  const watched = await openPage(browser, inject('siteUrl'), { viewport: PHONE });
  const { page, context } = watched;
  await signIn(page, newUsername('inbox'));
  const memberId = ((await (await page.request.get('/api/auth/user')).json()) as { id: string }).id;
  await page.goto('about:blank');
  await complete(memberId, 44);
  await page.goto('/');
  await rings(page, 1);

  const other = await context.newPage();
  await other.goto('/earn');
  await complete(memberId, 12);
  await Promise.all([rings(page, 2), rings(other, 2)]);

  await page
    .getByRole('link', { name: /^Notifications/ })
    .filter({ visible: true })
    .click();
  await page.getByText('Offer completed: R$ 12.00').waitFor();
  expect(await page.getByText(/^New: Offer completed/).count()).toBe(2);
  await expectGoodScreen(watched, 'the inbox');
  await expect.poll(() => page.getByRole('link', { name: 'Notifications', exact: true }).filter({ visible: true }).count()).toBe(1);

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Earnings' }).uncheck();
  await expectGoodScreen(watched, 'the settings of the inbox');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('Nothing here yet').waitFor();
  await context.close();
});

async function rings(page: Page, count: number): Promise<void> {
  await page
    .getByRole('link', { name: `Notifications ${count} new` })
    .filter({ visible: true })
    .waitFor();
}

/** A survey at a wall, as its company tells the site. */
async function complete(userId: string, amount: number): Promise<void> {
  const answer = await fetch(`${inject('simulatorUrl')}/sim/walls/b/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, amount }),
  });
  expect(answer.status).toBe(200);
}
