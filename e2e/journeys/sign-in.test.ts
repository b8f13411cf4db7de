import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage, PHONE } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { expectGoodScreen, signIn } from '../support/screens.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('whoever is not in the group is asked to join, then registered', async () => {
  const watched = await openPage(browser, inject('siteUrl'));
  const { page, context } = watched;
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Earning Now' }).first().click();
  await page.getByLabel('Username').fill(newUsername('solo'));
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog');
  const finish = dialog.getByRole('button', { name: 'Finish Registration' });
  await finish.waitFor();
  expect(await finish.isDisabled()).toBe(true);
  await expectGoodScreen(watched, 'the group dialog');
  const [tab] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('button', { name: 'Open Roblox Group' }).click()]);
  await tab.close();
  await finish.click();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await context.close();
});

test('what cannot be is said beside the field, and nobody is signed in', async () => {
  const watched = await openPage(browser, inject('siteUrl'), { viewport: PHONE });
  const { page, context, complaints } = watched;
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Earning Now' }).first().click();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Please enter a username').waitFor();
  await expectGoodScreen(watched, 'the empty field');
  await page.getByLabel('Username').fill(newUsername('ghost'));
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByRole('heading', { name: /^Welcome/ }).count()).toBe(0);
  // The browser itself notes each answer that is not OK.
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
  await context.close();
});

test('by keyboard alone: sign in, open a wall, log out', async () => {
  const { page, context, complaints } = await openPage(browser, inject('siteUrl'));
  const username = newUsername('keys');
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Earning Now' }).first().focus();
  await page.keyboard.press('Enter');
  await page.locator('input:focus').waitFor();
  await page.keyboard.type(username);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Welcome, ${username}!` }).waitFor();
  await tabTo('Earn Robux');
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'BitLabs' }).waitFor();
  await tabTo('Open BitLabs');
  await page.keyboard.press('Enter');
  await page.locator('iframe[title="BitLabs"]').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await tabTo('Logout');
  expect(complaints).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start Earning Now' }).first().waitFor();
  // What the dashboard was still asking when the session ended is refused, and the browser notes it.
  expect(complaints.filter((complaint) => !complaint.includes('status of 401'))).toEqual([]);
  await context.close();

  async function tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
      );
      if (focused === name) return;
    }
    throw new Error(`forty presses of Tab did not reach ${name}`);
  }
});

test('logging out ends the session: Back shows nothing of it, and its cookie is worth nothing', async () => {
  const { page, context } = await openPage(browser, inject('siteUrl'));
  await signIn(page, newUsername('tabs'));
  const cookies = await context.cookies();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Start Earning Now' }).first().waitFor();
  await page.goBack();
  await page.goForward();
  await page.getByRole('button', { name: 'Start Earning Now' }).first().waitFor();
  expect(await page.getByText('Current Balance').count()).toBe(0);
  await context.addCookies(cookies);
  const replay = await page.request.get('/api/user/profile');
  expect(replay.status()).toBe(401);
  await context.close();
});
