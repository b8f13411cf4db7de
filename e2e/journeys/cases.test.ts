import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { enter, focusReaches, tabTo } from '../support/keyboard.ts';
import { MemberClient, newUsername } from '../support/member.ts';
import { ownerSession } from '../support/owner-call.ts';
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
  await expect.poll(() => headingAt(member.page, '/')).toMatch(greetingOf(name));
  await Promise.all([member.context.close(), operator.context.close()]);
});

test('an appeal is taken, noted, snoozed, answered and decided by keyboard; the member reads the answers alone', async () => {
  const member = await MemberClient.signIn(inject('siteUrl'), newUsername('pleader'));
  const owner = await ownerSession(inject('siteUrl'));
  await owner(`/api/admin/users/${member.id}/ban`, { reason: 'Two accounts' });
  expect((await member.post('/api/appeals', { text: 'It is my sister’s' }, randomUUID())).status).toBe(201);

  const operator = await openPage(browser, inject('siteUrl'));
  const { page } = operator;
  const { keyboard } = page;
  await page.goto('/admin');
  await signInOperator(page);
  await page.goto(`/admin/cases?search=${member.username}`);
  await page.getByRole('list', { name: 'Queue' }).getByRole('button', { name: member.username }).waitFor();
  await keyboard.press('j');
  const thread = page.getByRole('region', { name: /^Case \d+$/ });
  await thread.waitFor();

  await keyboard.press('i');
  await thread.getByRole('button', { name: /^Yours/ }).waitFor();
  await page.getByRole('button', { name: /^Mine/ }).click();
  await page.getByRole('list', { name: 'Queue' }).getByRole('button', { name: member.username }).click();
  await thread.getByRole('button', { name: /^Yours/ }).waitFor();

  await keyboard.press('n');
  await write(page, 'Internal note', 'The devices differ.');
  await page.getByText('Noted. The member does not see it.').first().waitFor();
  await leaveBox(page);

  await keyboard.press('z');
  await focusReaches(page.getByRole('radio', { name: /^In one hour/ }));
  await expectGoodScreen(operator, 'snoozing a case');
  await keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: /^Tomorrow, 9:00/ }).isChecked()).toBe(true);
  await keyboard.press('Enter');
  await thread.getByText(/snoozed by .* until/).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { cases } = await owner<{ cases: { snoozedUntil: string }[] }>(`/api/admin/cases?group=snoozed&search=${member.username}`);
  expect(cases.map(({ snoozedUntil }) => new Date(snoozedUntil).getHours())).toEqual([9]);
  await keyboard.press('z');
  await enter(page, page.getByRole('button', { name: 'Back into the queue now' }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await keyboard.press('r');
  await write(page, 'Reply', 'We look at it again.');
  await page.getByText('Answered. The member gets a notification.').first().waitFor();
  await leaveBox(page);

  await keyboard.press('e');
  await page.getByRole('dialog', { name: `Decide the appeal of ${member.username}` }).waitFor();
  await tabTo(page, page.getByLabel('Answer to the member'));
  await keyboard.type('You were right.');
  await keyboard.press('Control+Enter');
  await page.getByText(`The ban of ${member.username} is lifted`).first().waitFor();
  await thread.getByText('Ban lifted').waitFor();
  await expectGoodScreen(operator, 'a decided case');

  // The gateway hears within a second that they are let in again.
  const casesOf = () => member.get<{ cases: { id: string }[] }>('/api/cases');
  await expect.poll(async () => (await casesOf()).status).toBe(200);
  const { cases: theirs } = (await casesOf()).body;
  const read = await member.get<{ messages: { text: string }[] }>(`/api/cases/${theirs[0]?.id}`);
  expect(read.body.messages.map(({ text }) => text)).toEqual(['It is my sister’s', 'We look at it again.', 'You were right.']);
  await operator.context.close();
});

/** The focus is there already. */
async function write(page: Page, box: 'Internal note' | 'Reply', words: string): Promise<void> {
  await focusReaches(page.getByRole('textbox', { name: box }));
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
}

/** What was written is gone from the box; a key is a letter there. */
async function leaveBox(page: Page): Promise<void> {
  await expect.poll(() => page.locator('textarea:focus').inputValue()).toBe('');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.locator('textarea:focus').count()).toBe(0);
}

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
