import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { changedBuild, runRelease } from '@facet/tooling/release-testing';
import type { Site } from '@facet/tooling/site';
import pg from 'pg';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { countPresses, type Presses } from '../support/count-presses.ts';
import { startJourneySite } from '../support/journey-site.ts';
import { MemberClient, newUsername, type WithdrawalBody } from '../support/member.ts';
import { ownerSession } from '../support/owner-call.ts';
import { focusReaches } from '../support/keyboard.ts';
import { expectGoodScreen, signInOperator } from '../support/screens.ts';
import { deliver, signPostback } from '../support/wall.ts';

/**
 * Ten tasks of a working day, each from the console's first page: so many presses at most, of the pointer or of keys,
 * and so long, with much room.
 */
const MOST_PRESSES = 6;
const MOST_MS = 20_000;
const ADDRESS = '127.0.0.77';
const SECOND = { username: 'ben_admin', password: 'a-password-of-the-second' };

/** Its own: a release is taken back, and a month is closed. */
let site: Site;
let browser: Browser;
let operator: WatchedPage;
let page: Page;
let presses: Presses;
let owner: Awaited<ReturnType<typeof ownerSession>>;
beforeAll(async () => {
  [site, browser] = await Promise.all([startJourneySite(), launchBrowser()]);
  owner = await ownerSession(site.url);
  operator = await openPage(browser, site.url);
  ({ page } = operator);
  presses = await countPresses(operator.context);
  await page.goto('/admin');
  await signInOperator(page, site.owner);
});
afterAll(() => Promise.all([site.stop(), browser.close()]));

test('a member is found by an address, by keyboard', async () => {
  const name = newUsername('seen');
  await comesFrom(ADDRESS, name);
  await newcomer();
  await task(3, async () => {
    await palette(ADDRESS, name);
    await page.getByRole('dialog', { name }).waitFor();
  });
});

test('a withdrawal is refused with a reason, by keyboard', async () => {
  const member = await asksForHundred();
  await task(5, async () => {
    await page.keyboard.press('2');
    const queue = page.getByRole('table', { name: 'Withdrawals' });
    await queue.getByRole('row', { name: new RegExp(member.username) }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await typeInto(page.getByLabel('Reason'), 'The gamepass is not yours');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Withdrawal rejected').first().waitFor();
  });
  const { withdrawals } = (await member.get<WithdrawalBody>('/api/withdraw/history')).body;
  expect(withdrawals).toMatchObject([{ status: 'failed' }]);
});

test('an event’s title is mended, by keyboard', async () => {
  const times = { startsAt: new Date(Date.now() - 1000).toISOString(), endsAt: new Date(Date.now() + 172_800_000).toISOString() };
  await owner('/api/admin/events', { title: 'Wekend draw', prize: '50.00', entryFee: '2.00', ...times });
  await task(5, async () => {
    await page.keyboard.press('4');
    await page.getByRole('row', { name: /Wekend draw/ }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await typeInto(page.getByRole('dialog').getByLabel('Title'), 'Weekend draw');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /Weekend draw/ }).waitFor();
  });
});

test('fifty codes are made, by pointer and by keyboard', async () => {
  await task(6, async () => {
    await page.getByRole('link', { name: 'Promos' }).click();
    await page.getByRole('button', { name: 'Create batch' }).click();
    await typeInto(page.getByLabel('Reward of each, R$'), '5');
    await page.getByLabel('Begins with').click();
    await typeInto(page.getByLabel('Begins with'), 'DAY-');
    await page.getByRole('button', { name: 'Create 50 codes' }).click();
    await page.getByRole('dialog', { name: /50/ }).waitFor();
  });
  const { batches } = await owner<{ batches: object[] }>('/api/admin/code-batches');
  expect(batches).toMatchObject([{ prefix: 'DAY-', size: 50, reward: '5.00' }]);
  await task(6, async () => {
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Create batch' }).waitFor();
    await page.keyboard.press('b');
    await typeInto(page.getByLabel('Reward of each, R$'), '4');
    await page.keyboard.press('Tab');
    await typeInto(page.getByLabel('Begins with'), 'KEYS-');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /50/ }).waitFor();
  });
});

test('a case is answered, by keyboard', async () => {
  const asker = await newcomer();
  expect((await asker.post('/api/cases', { kind: 'other', reason: 'other', text: 'Where is it?' }, randomUUID())).status).toBe(201);
  await task(6, async () => {
    await palette('cases', 'Cases');
    await page.getByRole('list', { name: 'Queue' }).getByRole('button', { name: asker.username }).waitFor();
    await page.keyboard.press('r');
    await typeInto(page.getByRole('textbox', { name: 'Reply' }), 'It comes tonight.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Answered. The member gets a notification.').first().waitFor();
  });
});

test('a wall’s statement is compared, by keyboard; of another wall by pointer', async () => {
  const [member, transaction] = [await newcomer(), randomUUID().replaceAll('-', '')];
  await pay(member, 40, transaction, 'b');
  await task(5, async () => {
    await palette('enter a statement', 'Enter a statement of a wall');
    await typeInto(page.getByLabel('Lines'), 'T1,12.50');
    await page.getByRole('combobox', { name: 'Wall' }).getByText('CPX Research').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog', { name: /^Statement of/ }).waitFor();
  });
  await task(6, async () => {
    await page.getByRole('button', { name: site.owner.username }).click();
    await page.getByRole('menuitem', { name: 'Enter a statement of a wall' }).click();
    await typeInto(page.getByLabel('Lines'), `${transaction},41.00`);
    await page.getByRole('combobox', { name: 'Wall' }).click();
    await page.getByRole('option', { name: 'BitLabs' }).click();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('dialog', { name: 'Statement of BitLabs' }).waitFor();
  });
  expect(await page.getByRole('row', { name: new RegExp(transaction) }).innerText()).toContain('Another amount');
});

test('who changed a setting is found, by keyboard', async () => {
  await owner('/api/admin/settings', { key: 'min_withdrawal', value: '120' });
  await task(5, async () => {
    await palette('site settings', 'Site settings');
    await page.getByRole('searchbox', { name: 'Search settings' }).waitFor();
    await page.keyboard.press('/');
    await typeInto(page.getByRole('searchbox', { name: 'Search settings' }), 'min_withdrawal');
    const changed = page.getByRole('listitem').filter({ hasText: 'min_withdrawal' });
    await changed.getByText(new RegExp(`Changed .* by ${site.owner.username}`)).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(1);
  });
});

test('a release is taken back, by pointer and by keyboard', async () => {
  expect(await runRelease(site.dataDir, ['mfe-earn', '--from', changedBuild('mfe-earn', 'day')])).toMatchObject({ status: 0 });
  await task(4, async () => {
    await page.getByRole('link', { name: 'Releases' }).click();
    await page
      .getByRole('row', { name: /mfe-earn/ })
      .getByRole('button', { name: 'Roll back…' })
      .click();
    await typeInto(page.getByLabel('Reason'), 'The list is empty');
    await page.getByRole('button', { name: 'Roll back', exact: true }).click();
    await page.getByText('Release moved').first().waitFor();
  });
  // what was moved last is what stands chosen
  await task(6, async () => {
    await palette('releases', 'Releases');
    await page.getByRole('button', { name: 'mfe-earn', pressed: true }).waitFor();
    await page.keyboard.press('b');
    await typeInto(page.getByLabel('Reason'), 'It was not the release');
    await page.keyboard.press('Enter');
    await page.getByText('Release moved').first().waitFor();
  });
});

test('a balance is adjusted by one operator and confirmed by a second, by keyboard; also by pointer', async () => {
  await owner('/api/admin/create-admin', { ...SECOND, role: 'admin' });
  const second = await openPage(browser, site.url);
  const theirs = await countPresses(second.context);
  await second.page.goto('/admin');
  await signInOperator(second.page, SECOND);
  for (const way of ['keyboard', 'pointer'] as const) {
    const member = await newcomer();
    await task(6, async () => {
      if (way === 'keyboard') {
        await page.getByRole('row', { name: new RegExp(member.username) }).waitFor();
        await page.keyboard.press('j');
        await page.keyboard.press('a');
      } else {
        await page.getByRole('button', { name: `Actions for ${member.username}` }).click();
        await page.getByRole('menuitem', { name: 'Adjust balance' }).click();
      }
      await typeInto(page.getByLabel('Amount, R$'), '10000.01');
      await page.keyboard.press('Tab');
      await typeInto(page.getByLabel('Description'), 'A prize by mail');
      await page.keyboard.press('Enter');
      await page.getByText('Nothing is done yet.').first().waitFor();
    });
    await second.page.goto('/admin');
    const waiting = second.page.getByRole('button', { name: 'Confirm…' });
    await waiting.waitFor();
    const before = theirs.count;
    if (way === 'keyboard') {
      await second.page.keyboard.press('c');
      await focusReaches(second.page.getByRole('button', { name: 'Cancel' }));
      await second.page.keyboard.press('Tab');
      await second.page.keyboard.press('Enter');
    } else {
      await waiting.click();
      await second.page.getByRole('button', { name: /^Confirm \+/ }).click();
    }
    await second.page.getByText('Confirmed').first().waitFor();
    expect(theirs.count - before).toBe(way === 'keyboard' ? 3 : 2);
    expect((await member.get('/api/user/transactions')).body).toMatchObject({ transactions: [{ amount: '10000.01' }] });
  }
  await second.context.close();
});

test('months are closed, by keyboard and by pointer', async () => {
  await lastMonthsAreOver(2);
  await task(4, async () => {
    await palette('close a month', 'Close a month');
    const close = page.getByRole('button', { name: 'Close the month' });
    await expect.poll(() => close.isEnabled()).toBe(true);
    await page.keyboard.press('Control+Enter');
    await isClosed();
  });
  await task(3, async () => {
    await page.getByRole('link', { name: 'Money' }).click();
    await page.getByRole('button', { name: 'Close month…' }).click();
    await page.getByRole('button', { name: 'Close the month' }).click();
    await isClosed();
  });
  const { closed } = await owner<{ closed: object[] }>('/api/admin/money/months');
  expect(closed).toMatchObject([{ closedBy: site.owner.username }, { closedBy: site.owner.username }]);
  await expectGoodScreen(operator, 'the months');
});

const isClosed = (): Promise<void> =>
  page
    .getByText(/ is closed$/)
    .first()
    .waitFor();

/** From the console's first page; looks at how many presses it took, and how long. */
async function task(expected: number, act: () => Promise<void>): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('table', { name: 'Members' }).getByRole('row').nth(1).waitFor();
  const before = presses.count;
  const beganAtMs = performance.now();
  await act();
  expect(performance.now() - beganAtMs).toBeLessThan(MOST_MS);
  expect(presses.count - before).toBe(expected);
  expect(expected).toBeLessThanOrEqual(MOST_PRESSES);
}

/** What one types leads to what stands first. */
async function palette(words: string, first: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  await typeInto(dialog.getByRole('textbox'), words);
  await expect.poll(() => dialog.getByRole('listitem').first().innerText()).toContain(first);
  await page.keyboard.press('Enter');
}

/** The focus is there by itself, and what stood in the field is typed over. */
async function typeInto(field: Locator, words: string): Promise<void> {
  await focusReaches(field);
  await page.keyboard.type(words);
  await expect.poll(() => field.inputValue()).toBe(words);
}

/** The newest member stands first in the list, once the console knows them. */
async function newcomer(): Promise<MemberClient> {
  const member = await MemberClient.signIn(site.url, newUsername('day'));
  const listed = () => owner<{ users: { username: string }[] }>(`/api/admin/users?search=${member.username}`);
  await expect.poll(async () => (await listed()).users.length).toBe(1);
  return member;
}

async function pay(member: MemberClient, amount: number, transaction: string, wall: 'a' | 'b' = 'a'): Promise<void> {
  const call = await signPostback(site.simulatorUrl ?? '', { wall, memberId: member.id, amount, transaction });
  await expect.poll(() => deliver(call)).toBe(true);
  const balance = async () => (await member.get<{ balance: string }>('/api/auth/user')).body.balance;
  await expect.poll(balance).toBe(`${amount}.00`);
}

async function asksForHundred(): Promise<MemberClient> {
  const member = await newcomer();
  await pay(member, 150, randomUUID().replaceAll('-', ''));
  const shop = await fetch(`${site.simulatorUrl}/sim/users/${member.username}`);
  const { passes } = (await shop.json()) as { passes: { id: number; price: number }[] };
  const pass = passes.find(({ price }) => price === 100)?.id;
  const wanted = { amount: '100', gamepassLink: `https://www.roblox.com/game-pass/${pass}` };
  expect((await member.post('/api/withdraw', wanted, randomUUID())).status).toBe(200);
  return member;
}

/** Signs in from another address of this machine. */
async function comesFrom(localAddress: string, username: string): Promise<void> {
  const { origin, host, port } = new URL(site.url);
  const status = await new Promise((resolve, reject) => {
    const headers = { host, origin, 'content-type': 'application/json' };
    const options = { host: '127.0.0.1', port, path: '/api/auth/register-or-login', method: 'POST', headers, localAddress };
    request(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(JSON.stringify({ username }));
  });
  expect(status).toBe(200);
}

/**
 * The days of these last months have roots, as if the site had stood then. They lead to nothing: the first audit is
 * over, and the next one comes in an hour.
 */
async function lastMonthsAreOver(months: number): Promise<void> {
  const audits = () => owner<{ audits: object[] }>('/api/admin/wallet-audits');
  await expect.poll(async () => (await audits()).audits.length, { timeout: 120_000 }).toBeGreaterThan(0);
  const client = new pg.Client({ connectionString: site.databaseUrls['wallet'] });
  await client.connect();
  await client.query(
    `insert into proof_roots (day, members, total, tree, previous, root, chunks)
     select d::date, 1, 0, '', sha256(convert_to($1 || d::text, 'UTF8')), sha256(convert_to(d::text, 'UTF8')), ''
     from date_trunc('month', now() at time zone 'UTC') as this (month),
       generate_series(this.month - $2 * interval '1 month', this.month - interval '1 day', interval '1 day') d
     on conflict do nothing`,
    [randomBytes(8).toString('hex'), months],
  );
  await client.end();
}
