import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { choose, enter, focusReaches, followByKeyboard, tabTo } from '../support/keyboard.ts';
import { newUsername } from '../support/member.ts';
import { ownerCall } from '../support/owner-call.ts';
import { balanceReaches, expectGoodScreen } from '../support/screens.ts';

const CODE_PAYS = 150;
const PASS_COSTS = 100;

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('by keyboard alone: past the navigation, in, a code, a survey, a withdrawal whose question keeps the focus and gives it back', async () => {
  const code = newUsername('KEYS').toUpperCase();
  await ownerCall(inject('siteUrl'), '/api/admin/promo-codes', { code, reward: `${CODE_PAYS}.00`, maxUses: 1 });
  const watched = await openPage(browser, inject('siteUrl'));
  const { page, context } = watched;
  const username = newUsername('keys');
  await page.goto('/');
  await signInByKeyboard(page, username);

  await followByKeyboard(page, /^Rewards/, 'Rewards');
  await tabTo(page, page.getByRole('textbox', { name: 'Promo code' }));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await balanceReaches(page, CODE_PAYS);

  await followByKeyboard(page, /^Earn Robux/, 'Earn Robux');
  const earned = await completeSurvey(page);
  await balanceReaches(page, CODE_PAYS + earned);

  await followByKeyboard(page, /^Withdraw/, 'Withdraw');
  await withdraw(page, username);
  await balanceReaches(page, CODE_PAYS + earned - PASS_COSTS);
  expect(watched.complaints).toEqual([]);
  await expectGoodScreen(watched, 'Withdraw, afterwards');
  await context.close();
});

async function signInByKeyboard(page: Page, username: string): Promise<void> {
  const start = page.getByRole('main').getByRole('button', { name: 'Start Earning Now' });
  await start.waitFor();
  await page.keyboard.press('Tab');
  await focusReaches(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await focusReaches(page.getByRole('main'));
  await page.keyboard.press('Tab');
  await focusReaches(start);
  await page.keyboard.press('Enter');
  await focusReaches(page.getByLabel('Username'));
  await page.keyboard.type(username);
  await page.keyboard.press('Enter');
  await focusReaches(page.getByRole('heading', { name: `Welcome, ${username}!` }));
}

/** Opens a wall and completes the first survey in its frame; returns what it pays, in whole R$. */
async function completeSurvey(page: Page): Promise<number> {
  await enter(page, page.getByRole('button', { name: 'Open BitLabs' }));
  const frame = page.frameLocator('iframe[title="BitLabs"]');
  const pays = await frame
    .getByText(/^\+\d+ R\$$/)
    .first()
    .innerText();
  await enter(page, frame.getByRole('button', { name: 'Complete' }).first());
  return Number(pays.replaceAll(/\D/g, ''));
}

async function withdraw(page: Page, username: string): Promise<void> {
  await enter(page, page.getByRole('button', { name: 'Validate account' }));
  await enter(page, page.getByRole('group', { name: 'Experience' }).getByRole('button', { name: username }).first());
  await choose(page, page.getByRole('radio', { name: /Plus pass/ }));
  const ask = page.getByRole('button', { name: `Withdraw R$ ${PASS_COSTS}` });
  await enter(page, ask);

  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await expect.poll(() => isFocusWithin(page)).toBe(true);
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab');
    expect(await isFocusWithin(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await focusReaches(ask);
  await page.keyboard.press('Enter');
  await enter(page, question.getByRole('button', { name: `Withdraw R$ ${PASS_COSTS}` }));
  await page.getByText('Withdrawal Requested').first().waitFor();
}

function isFocusWithin(page: Page): Promise<boolean> {
  return page.getByRole('alertdialog').evaluate((question) => question.contains(document.activeElement));
}
