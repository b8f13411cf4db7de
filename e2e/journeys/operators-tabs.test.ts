import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { balanceReaches, expectGoodScreen, signIn, signInOperator } from '../support/screens.ts';

const EARN = /\/remotes\/mfe-earn\/[^/]+\/(operators\/)?/;

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('a code is made in the tab that mfe-earn brings, which is loaded when it is opened; the member who redeems it fetches nothing of it', async () => {
  const [operator, member] = await Promise.all([openPage(browser, inject('siteUrl')), openPage(browser, inject('siteUrl'))]);
  const fetched = { operator: [] as string[], member: [] as string[] };
  operator.page.on('request', (request) => fetched.operator.push(request.url()));
  member.page.on('request', (request) => fetched.member.push(request.url()));
  const partsOf = (urls: string[]) => [
    ...new Set(urls.map((url) => EARN.exec(url)).flatMap((found) => (found ? [found[1] ?? 'pages'] : []))),
  ];

  await operator.page.goto('/admin');
  await signInOperator(operator.page);
  expect(partsOf(fetched.operator)).toEqual([]);
  await operator.page.getByRole('link', { name: 'Promos' }).click();
  const code = newUsername('tab').toUpperCase();
  await operator.page.getByRole('button', { name: 'Create promo code' }).click();
  await operator.page.getByLabel('Code', { exact: true }).fill(code);
  await operator.page.getByLabel('Reward, R$').fill('15');
  await operator.page.getByRole('dialog').getByRole('button', { name: 'Create promo code' }).click();
  await operator.page.getByRole('row', { name: new RegExp(code) }).waitFor();
  expect(partsOf(fetched.operator)).toEqual(['operators/']);
  await expectGoodScreen(operator, 'the tab Promos');

  await signIn(member.page, newUsername('tabs'));
  // With how many rewards wait there, once that is known.
  await member.page
    .getByRole('link', { name: /^Rewards/ })
    .filter({ visible: true })
    .first()
    .click();
  await member.page.getByRole('textbox', { name: 'Promo code' }).fill(code);
  await member.page.keyboard.press('Enter');
  await balanceReaches(member.page, 15);
  expect(partsOf(fetched.member)).toEqual(['pages']);

  await operator.page.goto(`/admin/audit?search=${code}`);
  await operator.page.getByText('Create a promo code', { exact: true }).first().waitFor();
  await Promise.all([operator.context.close(), member.context.close()]);
});

test('a tab whose code does not come is a card in its place: the other tabs work, and Retry brings it', async () => {
  const { page, context } = await openPage(browser, inject('siteUrl'));
  await page.route(/mfe-earn\/.*\/operators\//, (route) => route.abort());
  await page.goto('/admin');
  await signInOperator(page);
  await page.getByRole('link', { name: 'Promos' }).click();
  await page.getByRole('heading', { name: 'Promos did not load' }).waitFor();
  await page.getByRole('link', { name: 'Admin Accounts' }).click();
  await page.getByRole('heading', { name: 'Accounts', exact: true }).waitFor();
  await page.unroute(/mfe-earn\/.*\/operators\//);
  await page.getByRole('link', { name: 'Social Tasks' }).click();
  await page.getByRole('button', { name: 'Create task' }).waitFor();
  await page.getByRole('link', { name: 'Promos' }).click();
  await page.getByRole('button', { name: 'Create promo code' }).waitFor();
  await context.close();
});

test('the wallet’s queue with how many wait, its bot in the bar, its payouts, and earn’s statements are there', async () => {
  const operator = await openPage(browser, inject('siteUrl'));
  const { page } = operator;
  await page.goto('/admin');
  await signInOperator(page);
  await page
    .getByText(/^Bot (online|offline)$/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: /^Withdrawals \d/ }).click();
  await page.getByRole('button', { name: /^Pending \d/ }).waitFor();
  await expectGoodScreen(operator, 'the tab Withdrawals');
  await page.goto('/admin/payouts');
  await page.getByRole('region', { name: 'Ledger audits' }).waitFor();
  await page.getByText('Paid by the bot today').first().waitFor();
  await expectGoodScreen(operator, 'the page Payouts');
  await page.goto('/admin/money');
  await page.getByRole('region', { name: 'Records and ledger' }).getByRole('button', { name: 'Run audit now' }).waitFor();
  await page.getByRole('heading', { name: 'In and out' }).waitFor();
  await page.goto('/admin/statements');
  await page.getByRole('button', { name: 'Enter a statement' }).waitFor();
  await operator.context.close();
});
