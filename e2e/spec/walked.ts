import type { Browser, Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { bring } from '../support/bring.ts';
import { newUsername } from '../support/member.ts';
import { readUntil } from '../support/read-page.ts';
import { signIn, signInOperator } from '../support/screens.ts';

export const TABS = {
  users: 'Users',
  withdrawals: 'Withdrawals',
  promos: 'Promos',
  events: 'Events',
  social: 'Social Media',
  tasks: 'Social Tasks',
  referrals: 'Referral Settings',
  probability: 'Game Probability',
  admins: 'Admin Accounts',
} as const;

const PAGES = [
  'landing',
  'terms',
  'privacy',
  'visitor at the games',
  'visitor elsewhere',
  'login',
  'login without a name',
  'group dialog',
  'group dialog, opened',
  'newcomer: dashboard',
  'newcomer: earn',
  'newcomer: walls open',
  'newcomer: one wall closed',
  'newcomer: withdraw',
  'newcomer: experiences',
  'newcomer: gamepasses',
  'newcomer: test flow',
  'newcomer: rewards',
  'newcomer: rewards without a code',
  'newcomer: referrals',
  'newcomer: games',
  'newcomer: coin flip',
  'newcomer: bombs',
  'newcomer: crash',
  'newcomer: on a phone',
  'not found',
  'player: dashboard',
  'player: events',
  'player: games',
  'player: bombs',
  'player: withdraw',
  'player: referrals',
  'banned',
  'banned at the terms',
  'admin login',
  'admin login, empty',
  'admin: cookie dialog',
  'admin: new task',
  'shirt tool',
] as const;

export type PageName = (typeof PAGES)[number] | `admin: ${keyof typeof TABS}`;

type Wants = ReadonlyMap<PageName, readonly (string | RegExp)[]>;

/** Opens every page once and keeps what it reads, as soon as it reads all that the statements want of it. */
export class Walk {
  readonly pages = new Map<PageName, string>();
  readonly asked: string[] = [];
  readonly #wants: Wants;

  constructor(wants: Wants) {
    this.#wants = wants;
  }

  async look(page: Page, name: PageName): Promise<void> {
    this.pages.set(name, await readUntil(page, this.#wants.get(name) ?? []));
  }

  async visitor(browser: Browser, siteUrl: string): Promise<void> {
    const { page, context } = await openPage(browser, siteUrl);
    await page.goto('/games');
    await this.look(page, 'visitor at the games');
    await page.goto('/nosuch');
    await this.look(page, 'visitor elsewhere');
    for (const [link, name] of [
      ['Terms', 'terms'],
      ['Privacy', 'privacy'],
      ['Facet', 'landing'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await this.look(page, name);
    }
    await page.getByRole('button', { name: 'Start Earning Now' }).first().click();
    await this.look(page, 'login');
    await page.getByRole('button', { name: 'Login' }).click();
    await this.look(page, 'login without a name');
    await page.getByLabel('Username').fill(newUsername('solo').slice(0, 16));
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('dialog').waitFor();
    await this.look(page, 'group dialog');
    const [group] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Open Roblox Group' }).click()]);
    await group.close();
    await this.look(page, 'group dialog, opened');
    await context.close();
  }

  async newcomer(browser: Browser, siteUrl: string): Promise<void> {
    const { page, context } = await openPage(browser, siteUrl);
    const username = newUsername('walk');
    await signIn(page, username);
    await this.look(page, 'newcomer: dashboard');
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) this.asked.push(pathname);
    });
    await follow(page, 'Earn Robux');
    await this.look(page, 'newcomer: earn');
    for (const wall of ['BitLabs', 'ayeT-Studios']) await page.getByRole('button', { name: `Open ${wall}` }).click();
    await this.look(page, 'newcomer: walls open');
    await page.getByRole('button', { name: 'Close BitLabs' }).first().click();
    await this.look(page, 'newcomer: one wall closed');
    await follow(page, 'Withdraw');
    await this.look(page, 'newcomer: withdraw');
    await page.getByRole('button', { name: 'Validate account' }).click();
    await this.look(page, 'newcomer: experiences');
    await page.getByRole('button', { name: username }).first().click();
    await this.look(page, 'newcomer: gamepasses');
    page.removeAllListeners('request');
    await page.goto('/testgamepass');
    await this.look(page, 'newcomer: test flow');
    await follow(page, 'Rewards');
    await this.look(page, 'newcomer: rewards');
    await page.getByRole('button', { name: 'Redeem code' }).click();
    await this.look(page, 'newcomer: rewards without a code');
    await follow(page, 'Referrals');
    await this.look(page, 'newcomer: referrals');
    await follow(page, 'Games');
    await this.look(page, 'newcomer: games');
    await page.getByRole('button', { name: 'Coin Flip' }).click();
    await this.look(page, 'newcomer: coin flip');
    await page.getByRole('link', { name: 'Play Bombs' }).click();
    await this.look(page, 'newcomer: bombs');
    await page.goBack();
    await page.getByRole('link', { name: 'Play Crash' }).click();
    await this.look(page, 'newcomer: crash');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/nosuch');
    await this.look(page, 'not found');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await this.look(page, 'newcomer: on a phone');
    await context.close();
  }

  async player(browser: Browser, siteUrl: string, cookie: string): Promise<Page> {
    const page = await pageOf(browser, siteUrl, cookie);
    await page.goto('/');
    await this.look(page, 'player: dashboard');
    await follow(page, 'Events');
    await this.look(page, 'player: events');
    await follow(page, 'Games');
    await this.look(page, 'player: games');
    await page.getByRole('link', { name: 'Play Bombs' }).click();
    await this.look(page, 'player: bombs');
    await follow(page, 'Withdraw');
    await this.look(page, 'player: withdraw');
    await follow(page, 'Referrals');
    await this.look(page, 'player: referrals');
    return page;
  }

  async banned(page: Page): Promise<void> {
    await page.goto('/earn');
    await this.look(page, 'banned');
    await page.goto('/terms');
    await this.look(page, 'banned at the terms');
    await page.context().close();
  }

  async operator(browser: Browser, siteUrl: string): Promise<void> {
    const { page, context } = await openPage(browser, siteUrl);
    await page.goto('/admin');
    await this.look(page, 'admin login');
    await page.getByRole('button', { name: 'Access Admin Dashboard' }).click();
    await this.look(page, 'admin login, empty');
    await signInOperator(page);
    for (const [tab, label] of Object.entries(TABS)) {
      await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: label }).click();
      await this.look(page, `admin: ${tab as keyof typeof TABS}`);
      if (tab === 'tasks') await this.#dialog(page, 'Create task', 'admin: new task');
    }
    await this.#dialog(page, 'Update cookie', 'admin: cookie dialog');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Shirt tool' }).click();
    await this.look(page, 'shirt tool');
    await context.close();
  }

  async #dialog(page: Page, button: string, name: PageName): Promise<void> {
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
    await this.look(page, name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** An entry of the sidebar, whatever waits there. */
const follow = (page: Page, entry: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${entry}`) })
    .click();

async function pageOf(browser: Browser, siteUrl: string, cookies: string): Promise<Page> {
  const { page, context } = await openPage(browser, siteUrl);
  await bring(context, siteUrl, cookies);
  return page;
}
