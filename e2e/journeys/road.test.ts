import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DESKTOP, launchBrowser, openPage, PHONE } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { balanceReaches, expectGoodScreen, goTo, signIn } from '../support/screens.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test.each([
  { where: 'on a desktop in the dark', viewport: DESKTOP, colorScheme: 'dark' },
  { where: 'on a phone in the light', viewport: PHONE, colorScheme: 'light' },
] as const)('a member signs in, earns and withdraws, $where', async ({ viewport, colorScheme }) => {
  const watched = await openPage(browser, inject('siteUrl'), { viewport, colorScheme });
  const { page, context } = watched;
  const username = newUsername('road');

  await page.goto('/');
  await page.getByRole('button', { name: 'Start Earning Now' }).first().waitFor();
  await expectGoodScreen(watched, 'the landing page');
  await signIn(page, username);
  await page.getByText('No recent activity').waitFor();
  await expectGoodScreen(watched, 'the empty dashboard');

  await goTo(page, 'Earn Robux');
  await page.getByRole('article', { name: 'BitLabs' }).getByRole('button', { name: 'Open BitLabs' }).click();
  await page.getByRole('article', { name: 'Lootably' }).getByRole('button', { name: 'Open Lootably' }).click();
  await markThisDocument(page);
  const first = await completeBestSurvey(page.frameLocator('iframe[title="BitLabs"]'));
  const second = await completeBestSurvey(page.frameLocator('iframe[title="Lootably"]'));
  await balanceReaches(page, first + second);
  expect(await isMarkedDocument(page), 'the balance grew without a reload').toBe(true);
  await expectGoodScreen(watched, 'Earn with two walls open');

  await goTo(page, 'Withdraw');
  await page.getByRole('button', { name: 'Validate account' }).click();
  await page.getByRole('heading', { name: 'Choose an experience' }).waitFor();
  await expectGoodScreen(watched, 'Withdraw, choose an experience');
  await page.getByRole('button', { name: username }).first().click();
  await page.getByRole('radio', { name: /Plus pass/ }).check();
  await expectGoodScreen(watched, 'Withdraw, choose a gamepass');
  await page.getByRole('button', { name: 'Withdraw R$ 100' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('1-3 business days').waitFor();
  await expectGoodScreen(watched, 'Withdraw, the question');
  await question.getByRole('button', { name: 'Withdraw R$ 100' }).click();

  await page.getByText('Withdrawal Requested').first().waitFor();
  const history = page.getByRole('table', { name: 'Withdrawals' });
  await history.getByText('Pending').waitFor();
  await history.getByText('Plus pass').waitFor();
  await balanceReaches(page, first + second - 100);
  await expectGoodScreen(watched, 'Withdraw, afterwards');

  await goTo(page, 'Dashboard');
  await page.getByText('Gamepass "Plus pass"').waitFor();
  await page.getByText('−R$ 100.00').first().waitFor();
  await expectGoodScreen(watched, 'the dashboard afterwards');
  await context.close();
});

/** Presses the dearest survey's button in a wall's frame; returns what it pays, in whole R$. */
async function completeBestSurvey(frame: FrameLocator): Promise<number> {
  const rewards = frame.getByText(/^\+\d+ R\$$/);
  await rewards.first().waitFor();
  const amounts = (await rewards.allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
  const best = Math.max(...amounts);
  await frame.getByRole('button', { name: 'Complete' }).nth(amounts.indexOf(best)).click();
  return best;
}

async function markThisDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
