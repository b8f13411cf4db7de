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
  await page
    .getByRole('listitem')
    .filter({ hasText: /R\$ 12\.00 from \w/ })
    .waitFor();
  expect(await page.getByText(/^New: R\$ \d+\.00 from \w/).count()).toBe(2);
  await page.getByRole('button', { name: 'Unread 2' }).waitFor();
  await expectGoodScreen(watched, 'the inbox');
  await rings(page, 2);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Unread 0' }).waitFor();
  await expect.poll(() => page.getByText(/^New: /).count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: 'Notifications', exact: true }).filter({ visible: true }).count()).toBe(1);

  await page.getByRole('link', { name: 'Notification settings' }).click();
  await page.getByRole('checkbox', { name: 'Earnings, in the bell' }).uncheck();
  await expectGoodScreen(watched, 'the settings of the inbox');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('Nothing here yet').waitFor();
  await context.close();
});

test('a push lights up with how many are new, and with nothing of what they say', async () => {
  const { page, context } = await openPage(browser, inject('siteUrl'), { viewport: PHONE, serviceWorkers: 'allow' });
  const started = context.waitForEvent('serviceworker');
  await page.goto('/');
  const worker = await started;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // A browser without a screen shows no notification: what it is asked to show is kept.
  await worker.evaluate(() => {
    const own = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: object };
    own.registration.showNotification = (title, options) => {
      own.shown = { title, body: options?.body };
      return Promise.resolve();
    };
  });
  const { origin } = new URL(inject('siteUrl'));
  const devtools = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
    if (own) registered.resolve(own.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify({ count: 3 }) });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown?: object }).shown);
  await expect.poll(shown).toEqual({ title: 'Facet', body: 'You have 3 new notifications.' });
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
