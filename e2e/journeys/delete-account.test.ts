import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage, PHONE } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { ownerSession } from '../support/owner-call.ts';
import { balanceReaches, expectGoodScreen, signIn } from '../support/screens.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('a member proves who they are and has their account deleted; the books keep the money, without a name, until they come back', async () => {
  const watched = await openPage(browser, inject('siteUrl'), { viewport: PHONE });
  const { page, context } = watched;
  const username = newUsername('leaver');
  await signIn(page, username);
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  await simulate('/sim/walls/b/complete', { userId: id, amount: 44 });
  await balanceReaches(page, 44);

  await page.goto('/me?part=settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByText('You still have R$ 44.00').waitFor();
  await expectGoodScreen(watched, 'the question before an account is deleted');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  const proof = page.getByRole('dialog', { name: 'First show that the account is yours' });
  const words = await proof.getByText(/^facet sign in /).innerText();
  await simulate(`/sim/users/${username}/description`, { description: words });
  await proof.getByRole('button', { name: 'Check' }).click();
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Start Earning Now' }).first().waitFor();
  expect(await (await page.request.get('/api/auth/user')).json()).toBeNull();

  const owner = await ownerSession(inject('siteUrl'));
  const told = async () => {
    const { users } = await owner<{ users: { id: string; username: string; balance: string; deletedAt: string | null }[] }>(
      `/api/admin/users?search=${id}`,
    );
    return users.find((user) => user.id === id);
  };
  await expect.poll(told).toMatchObject({ username: `#deleted-${id.slice(-12)}`, balance: '44.00' });
  expect((await told())?.deletedAt).not.toBeNull();

  await simulate(`/sim/users/${username}/description`, { description: '' });
  await signIn(page, username);
  await balanceReaches(page, 44);
  await expect.poll(told).toMatchObject({ username, deletedAt: null });
  await context.close();
});

/** Another company's part of it. */
async function simulate(path: string, body: object): Promise<void> {
  const answer = await fetch(`${inject('simulatorUrl')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
}
