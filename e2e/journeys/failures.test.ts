import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { goTo, signIn } from '../support/screens.ts';
import { whileStopped } from '../support/site-process.ts';
import { until } from '@facet/tooling/until';

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

describe('a remote that does not load', () => {
  const faults: [string, (route: Route) => Promise<void>][] = [
    ['is missing', (route) => route.fulfill({ status: 404, body: 'not here' })],
    ['never answers', () => new Promise(() => undefined)],
    ['is broken', (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'this is no script(' })],
  ];
  it.each(faults)('and %s leaves the shell and the other remote working, and Retry recovers', async (_name, fault) => {
    const { page, context } = await openPage(browser, inject('siteUrl'));
    await signIn(page, newUsername('fault'));
    await page.route('**/remotes/mfe-earn/**/*.js*', fault);
    await goTo(page, 'Earn Robux');
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await goTo(page, 'Withdraw');
    await page.getByRole('button', { name: 'Validate account' }).waitFor();
    await goTo(page, 'Earn Robux');
    await retry.waitFor();
    await page.unroute('**/remotes/mfe-earn/**/*.js*');
    await recover(page);
    await context.close();
  });
});

describe('a service that is stopped', () => {
  it('the wallet: nobody is logged out, its pages say so, the rest works, and it comes back by itself', async () => {
    const { page, context } = await openPage(browser, inject('siteUrl'));
    await signIn(page, newUsername('paused'));
    await whileStopped(inject('dataDir'), 'wallet', async () => {
      await page.reload();
      await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
      await goTo(page, 'Earn Robux');
      await page.getByRole('article', { name: 'BitLabs' }).waitFor();
    });
    await goTo(page, 'Withdraw');
    await page.getByRole('button', { name: 'Validate account' }).click();
    await page.getByRole('radio').first().waitFor();
    await context.close();
  });

  it('earn: its page says so with Retry, the wallet’s works', async () => {
    const { page, context } = await openPage(browser, inject('siteUrl'));
    await signIn(page, newUsername('paused'));
    await whileStopped(inject('dataDir'), 'earn', async () => {
      await goTo(page, 'Earn Robux');
      await page.getByText('Walls did not load').waitFor({ timeout: 60_000 });
      await goTo(page, 'Withdraw');
      await page.getByRole('button', { name: 'Validate account' }).waitFor();
    });
    await goTo(page, 'Earn Robux');
    await recover(page);
    await context.close();
  });
});

/** Presses Retry as a person would, as long as it is there and the page is not. */
async function recover(page: Page): Promise<void> {
  const walls = page.getByRole('article', { name: 'BitLabs' });
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await until('the walls to be there after Retry', async () => {
    if (await walls.isVisible()) return true;
    if (await retry.isEnabled({ timeout: 1_000 }).catch(() => false)) await retry.click({ timeout: 1_000 }).catch(() => undefined);
    return false;
  });
}
