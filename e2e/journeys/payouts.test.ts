import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { MemberClient, type WithdrawalBody } from '../support/member.ts';
import { ownerSession } from '../support/owner-call.ts';
import { expectGoodScreen, signInOperator } from '../support/screens.ts';
import { deliver, signPostback } from '../support/wall.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

interface Entries {
  entries: { outcome: string; before: object; after: object }[];
}

test('the bot pays a withdrawal that the owner approves: the wallet answers its operators, and the audit log has the purchase', async () => {
  const member = await MemberClient.signIn(inject('siteUrl'));
  const completion = { wall: 'a', memberId: member.id, amount: 150, transaction: `t${randomUUID().replaceAll('-', '')}` } as const;
  await deliver(await signPostback(inject('simulatorUrl'), completion));
  const shop = await fetch(`${inject('simulatorUrl')}/sim/users/${member.username}`);
  const { passes } = (await shop.json()) as { passes: { id: number; price: number }[] };
  const pass = passes.find(({ price }) => price === 100)?.id;
  const wanted = { amount: '100', gamepassLink: `https://www.roblox.com/game-pass/${pass}` };
  const key = randomUUID();
  await expect.poll(async () => (await member.post('/api/withdraw', wanted, key)).status).toBe(200);
  const [held] = (await member.get<WithdrawalBody>('/api/withdraw/history')).body.withdrawals;
  const id = held?.id ?? '';

  const owner = await ownerSession(inject('siteUrl'));
  const queue = await owner<{ withdrawals: object[] }>(`/api/admin/withdrawals?type=normal&memberId=${member.id}`);
  expect(queue.withdrawals).toMatchObject([{ id, payoutState: 'held', balance: '50.00', disabled: false, riskSigns: expect.any(Array) }]);
  const paid = await owner(`/api/admin/withdrawals/${id}/process`, { status: 'completed', autoPayout: true });
  expect(paid).toMatchObject({ success: true, payoutState: 'paid', purchaseDetails: { kind: 'bot', price: '100.00' } });
  const recorded = async () => (await owner<Entries>(`/api/admin/audit?action=withdrawal.auto_payout&objectId=${id}`)).entries;
  await expect
    .poll(recorded)
    .toMatchObject([
      { outcome: 'succeeded', before: { payoutState: 'held' }, after: { payoutState: 'paid', purchaseDetails: { kind: 'bot' } } },
    ]);

  const watched = await openPage(browser, inject('siteUrl'));
  const { page, context } = watched;
  await page.goto('/admin?tab=withdrawals&view=completed');
  await signInOperator(page);
  await page.getByRole('row', { name: new RegExp(member.username) }).waitFor();
  await expectGoodScreen(watched, 'Withdrawals');
  for (const path of ['payouts', 'money']) {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === `/api/admin/${path}`);
    await page.goto(`/admin/${path}`);
    expect((await answered).status()).toBe(200);
    await expectGoodScreen(watched, path);
  }
  await context.close();
});
