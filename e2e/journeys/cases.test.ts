import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { expectGoodScreen, greetingOf, headingAt, signIn, signInOperator } from '../support/screens.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('a question from a line of the statement is answered in the thread and the inbox; an appeal lifts the ban', async () => {
  const name = newUsername('asker');
  const [member, operator] = await Promise.all([openPage(browser, inject('siteUrl')), openPage(browser, inject('siteUrl'))]);
  await signIn(member.page, name);
  await complete(((await (await member.page.request.get('/api/auth/user')).json()) as { id: string }).id, 44);
  await member.page.goto('/withdraw/statement');
  await member.page.getByRole('button', { name: /44\.00 Why\?/ }).click();
  await member.page.getByRole('link', { name: 'Something wrong?' }).click();
  await member.page.getByRole('radio', { name: 'It never arrived' }).check();
  await member.page.getByLabel('What happened?').fill('It said 60');
  await expectGoodScreen(member, 'a question about a line');
  await member.page.getByRole('button', { name: 'Send' }).click();
  await member.page.getByRole('heading', { name: 'Where it stands' }).waitFor();

  await operator.page.goto('/admin');
  await signInOperator(operator.page);
  await operator.page.getByRole('link', { name: /^Cases/ }).click();
  await openCase(operator.page, name);
  await operator.page.getByRole('textbox', { name: 'Reply' }).fill('The wall paid 44, and told you so.');
  await expectGoodScreen(operator, 'the cases of operators');
  await operator.page.keyboard.press('Control+Enter');
  // The bell rings, and the open page has the answer.
  await member.page.getByText('The wall paid 44, and told you so.').waitFor();
  await expectGoodScreen(member, 'a case');
  await member.page.goto('/inbox');
  await member.page.getByText(/We answered case \d+/).waitFor();
  expect(await member.page.getByText(/We answered case \d+/).count()).toBe(1);

  await operator.page.goto('/admin?tab=users');
  await operator.page.getByLabel('Search: Members').fill(name);
  await operator.page.getByRole('button', { name: `Actions for ${name}` }).click();
  await operator.page.getByRole('menuitem', { name: 'Ban with a reason…' }).click();
  await operator.page.getByLabel('Reason').fill('Two accounts');
  await operator.page.getByRole('button', { name: 'Ban user' }).click();
  await member.page.getByLabel('Tell us your side').fill('It is my brother’s');
  await member.page.getByRole('button', { name: 'Send appeal' }).click();
  await member.page.getByText('We’ve got it. Our answer will show up here.').waitFor();
  await expectGoodScreen(member, 'an appeal');

  await operator.page.goto('/admin/cases?kind=appeal');
  await openCase(operator.page, name);
  await operator.page.getByText('It is my brother’s').last().waitFor();
  await operator.page.keyboard.press('e');
  await operator.page.getByLabel('Answer to the member').fill('You were right');
  await operator.page.getByRole('button', { name: 'Lift the ban' }).click();
  await operator.page.getByText(`The ban of ${name} is lifted`).first().waitFor();
  await expect.poll(() => headingAt(member.page, '/'), { timeout: 30_000 }).toMatch(greetingOf(name));
  await Promise.all([member.context.close(), operator.context.close()]);
});

async function openCase(page: Page, name: string): Promise<void> {
  await page.getByRole('list', { name: 'Queue' }).getByRole('button', { name }).click();
  await page.getByRole('region', { name: /^Case \d+$/ }).waitFor();
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
