import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { expectGoodScreen, greetingOf, headingAt, signIn, signInOperator } from '../support/screens.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('an operator signs in, and the area is a good screen', async () => {
  const operator = await openPage(browser, inject('siteUrl'));
  await operator.page.goto('/admin');
  await operator.page.getByLabel('Administrator username').waitFor();
  await expectGoodScreen(operator, 'the login of operators');
  await signInOperator(operator.page);
  await expectGoodScreen(operator, 'the console');
  await operator.context.close();
});

test('a member who is here is banned and let back; the trail has both', async () => {
  const name = newUsername('rowdy');
  const [member, operator] = await Promise.all([openPage(browser, inject('siteUrl')), openPage(browser, inject('siteUrl'))]);
  await signIn(member.page, name);
  await operator.page.goto('/admin');
  await signInOperator(operator.page);

  await operator.page.getByLabel('Search: Members').fill(name);
  await operator.page.getByRole('button', { name: `Actions for ${name}` }).click();
  await operator.page.getByRole('menuitem', { name: 'Ban with a reason…' }).click();
  await operator.page.getByLabel('Reason').fill('Two accounts');
  await operator.page.getByRole('button', { name: 'Ban user' }).click();
  await member.page.getByRole('heading', { name: 'Account Suspended' }).waitFor();
  await member.page.getByText('Two accounts').waitFor();
  // The operators' area asks nobody who they are as a member, not even who is banned.
  await member.page.goto('/admin');
  await member.page.getByLabel('Administrator username').waitFor();

  await operator.page.getByRole('button', { name: `Actions for ${name}` }).click();
  await operator.page.getByRole('menuitem', { name: 'Enable' }).click();
  await operator.page.getByText('User enabled').first().waitFor();
  await expect.poll(() => headingAt(member.page, '/')).toMatch(greetingOf(name));
  await operator.page.goto(`/admin/audit?search=${name}`);
  await operator.page.getByText('Enable a member', { exact: true }).first().waitFor();
  await operator.page.getByText('Ban a member', { exact: true }).first().waitFor();
  await Promise.all([member.context.close(), operator.context.close()]);
});

test('an adjustment whose answer was lost is tried again and booked once; a large one waits for a second operator, and is taken back', async () => {
  const name = newUsername('lucky');
  const [member, operator] = await Promise.all([openPage(browser, inject('siteUrl')), openPage(browser, inject('siteUrl'))]);
  await signIn(member.page, name);
  const { page } = operator;
  await page.goto('/admin');
  await signInOperator(page);
  await page.getByLabel('Search: Members').fill(name);

  // The first answer is lost on its way back: the site has booked it.
  const lose = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/adjust-balance', lose, { times: 1 });
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Adjust balance' }).click();
  await adjust(page, '12.50');
  await page.getByText('It is not known yet whether it was booked').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The new balance is R$ 12.50.').first().waitFor();

  await adjust(page, '10000.01');
  await page.getByText('Nothing is done yet.').first().waitFor();
  await page.goto('/admin?tab=users');
  const waiting = page
    .getByRole('region', { name: 'Adjustments waiting for confirmation' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await waiting.getByText('You proposed it: another operator confirms or declines.').waitFor();
  await waiting.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('Taken back').first().waitFor();
  await waiting.waitFor({ state: 'hidden' });
  const { transactions } = (await (await member.page.request.get('/api/user/transactions')).json()) as { transactions: object[] };
  expect(transactions).toMatchObject([{ amount: '12.50', description: 'A prize by mail' }]);
  await Promise.all([member.context.close(), operator.context.close()]);
});

async function adjust(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount, R$').fill(amount);
  await page.getByLabel('Description').fill('A prize by mail');
  await page.getByRole('button', { name: /^Add / }).click();
}
