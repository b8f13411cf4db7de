import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { ownerCall } from '../support/owner-call.ts';
import { balanceReaches, expectGoodScreen, goTo, signIn } from '../support/screens.ts';

/** 2 % of it is 112 R$: enough for Silver. */
const EARNED = 5_600;
const PRIZE = 50;
const FEE = 2;

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('a friend’s earnings bring a bonus and a rank, their chargeback takes them back; an event is joined, drawn, paid and checked', async () => {
  const { event } = await ownerCall<{ event: { id: string } }>(inject('siteUrl'), '/api/admin/events', draw());
  const [referrer, friend] = await Promise.all([openPage(browser, inject('siteUrl')), openPage(browser, inject('siteUrl'))]);
  const name = newUsername('ann');
  await signIn(referrer.page, name);
  await friend.page.goto(`/r/${name}`);
  await registerHere(friend.page, newUsername('bob'));
  const memberId = await idOf(friend.page);

  const transaction = await wall('complete', { userId: memberId, amount: EARNED });
  await balanceReaches(referrer.page, 112);
  await goTo(referrer.page, 'Referrals');
  await referrer.page.getByRole('region', { name: 'Recent referral earnings' }).getByText('+R$ 112.00').waitFor();
  await expect.poll(() => rankInFrame(referrer.page)).toBe('Silver');
  await expectGoodScreen(referrer, 'Referrals');
  await referrer.page
    .getByRole('link', { name: /^Notifications/ })
    .filter({ visible: true })
    .click();
  await referrer.page.getByText(/ earned their first R\$ 100\.00$/).waitFor();
  await expectGoodScreen(referrer, 'the inbox of a referrer');

  await friend.page.getByRole('region', { name: 'Active Events' }).getByText(TITLE).waitFor();
  await expectGoodScreen(friend, 'the dashboard with an event');
  await goTo(friend.page, 'Events');
  await friend.page.getByRole('button', { name: `Join Event: ${TITLE}, for R$ ${FEE}.00` }).click();
  await friend.page.getByRole('button', { name: `Join for R$ ${FEE}.00` }).click();
  await friend.page.getByText('Joined, draw in').waitFor();
  await balanceReaches(friend.page, EARNED - FEE);
  await ownerCall(inject('siteUrl'), `/api/admin/events/${event.id}/end`, {});
  await balanceReaches(friend.page, EARNED - FEE + PRIZE);
  await goTo(friend.page, 'Dashboard');
  await goTo(friend.page, 'Events');
  await friend.page.getByText('You won').waitFor();
  await friend.page.getByRole('button', { name: `Check the draw of ${TITLE}` }).click();
  await friend.page.getByRole('button', { name: 'Check it on this device' }).click();
  await friend.page.getByText('This draw matches its seal').waitFor();
  await expectGoodScreen(friend, 'the check of a draw');

  await wall('reverse', { txnId: transaction });
  await balanceReaches(referrer.page, 0);
  await Promise.all([referrer.context.close(), friend.context.close()]);
});

const TITLE = `Evening Draw ${newUsername('n')}`;

function draw(): object {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return { title: TITLE, prize: `${PRIZE}.00`, entryFee: `${FEE}.00`, startsAt: inMinutes(-1), endsAt: inMinutes(60) };
}

/** Without leaving the page that the link led to. */
async function registerHere(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Start Earning Now' }).first().click();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: `Welcome, ${username}!` }).waitFor();
}

async function idOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/auth/user');
  return ((await answer.json()) as { id: string }).id;
}

/** A wall's own call to the site; returns the transaction. */
async function wall(act: 'complete' | 'reverse', body: object): Promise<string> {
  const response = await fetch(`${inject('simulatorUrl')}/sim/walls/b/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { txnId: string }).txnId;
}

function rankInFrame(page: Page): Promise<string | undefined> {
  return page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByText(/^(Member|Silver)$/)
    .innerText();
}
