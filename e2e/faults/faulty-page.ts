import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { changedBuild } from '@facet/tooling/release-testing';
import { until } from '@facet/tooling/until';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { readPage } from '../support/read-page.ts';
import { shownBy, signIn, signInOperator } from '../support/screens.ts';
import { EditedRegistry, type PublishedRecord } from './edited-registry.ts';
import { faults } from './faults.ts';
import type { Remote } from './remote.ts';

/**
 * The page of a member who is an operator as well, so that no page is closed to them, in which one remote at a time
 * fails.
 */
export class FaultyPage {
  readonly page: Page;
  readonly #context: BrowserContext;
  #registry = new EditedRegistry();

  private constructor(page: Page, context: BrowserContext) {
    this.page = page;
    this.#context = context;
  }

  static async open(browser: Browser, siteUrl: string): Promise<FaultyPage> {
    const { page, context } = await openPage(browser, siteUrl);
    await page.goto('/admin');
    await signInOperator(page);
    await signIn(page, newUsername('fault'));
    return new FaultyPage(page, context);
  }

  /** Header of this member's calls. */
  async cookie(): Promise<string> {
    const cookies = await this.#context.cookies();
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  /** From the next page load on the remote has no version before it, whatever was released meanwhile. */
  async withoutPreviousVersion({ name }: Remote): Promise<void> {
    await this.#registry.serveTo(this.page);
    this.#registry.edit(name, ({ extras }) => void delete extras.fallback);
  }

  /** From the next page load on this remote fails. */
  async plant(fault: string, remote: Remote): Promise<void> {
    await this.withoutPreviousVersion(remote);
    await faults[fault]?.plant(this.page, remote, this.#registry);
  }

  /** Everything works again. */
  async heal(): Promise<void> {
    this.#registry = new EditedRegistry();
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  /** Gives the remote, whose fault is planted, a whole version before this one, which marks the page with its label. */
  async offerPreviousVersion({ name }: Remote, label: string): Promise<void> {
    const folder = changedBuild(name, label);
    const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as PublishedRecord;
    const { version } = record.metadata;
    await this.page.route(`**/remotes/${name}/${version}/*`, (route) =>
      route.fulfill({ path: join(folder, version, basename(new URL(route.request().url()).pathname)) }),
    );
    this.#registry.edit(name, ({ extras }) => void (extras.fallback = record));
  }

  /** Those that this member has a link to. */
  async linked(remotes: readonly Remote[]): Promise<Remote[]> {
    const addresses = await this.page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    return remotes.filter(({ path }) => addresses.includes(path));
  }

  /** From the dashboard to the first page of a remote: by its link where this member has one. */
  async visit(remote: Remote): Promise<void> {
    const link = this.page.locator(`a[href="${remote.path}"]`).filter({ visible: true });
    if ((await link.count()) > 0) return link.first().click();
    await this.page.goto(remote.path);
  }

  async home(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  }

  /** Of the shell, which names the version; a part of a remote's own page may say the same of what it shows. */
  card({ name, title }: Remote): Locator {
    return this.page
      .getByRole('alert')
      .filter({ hasText: `${title} did not load` })
      .filter({ hasText: name });
  }

  async retry(): Promise<void> {
    await this.page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  }

  /** The label that a version marked the page with. */
  release(): Promise<string | undefined> {
    return this.page.evaluate(() => document.documentElement.dataset['release']).catch(() => undefined);
  }

  /** What says on the page that it did not load. */
  failures(): Locator {
    return this.page.getByRole('alert').filter({ has: this.page.getByRole('button', { name: 'Retry' }) });
  }

  /** Whether nothing on the page is still loading. */
  async isSettled(): Promise<boolean> {
    return (await this.page.locator('[aria-busy="true"]').count()) === 0;
  }

  /** Presses what Retry there is until `isThere` and nothing on the page has failed. */
  async retryUntil(what: string, isThere: () => Promise<boolean>): Promise<void> {
    await until(`${what} after Retry`, async () => {
      const retry = this.failures().first().getByRole('button', { name: 'Retry' });
      if ((await retry.count()) === 0) return isThere();
      await retry.click({ timeout: 1_000 }).catch(() => undefined);
      return false;
    });
  }

  /** Presses Retry as a person would, as long as it is there and the page is not. */
  async retryUntilItShows(remote: Remote): Promise<void> {
    const retry = this.page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await until(`the page of ${remote.name} after Retry`, async () => {
      if ((await this.card(remote).count()) === 0) return true;
      if (await retry.isEnabled({ timeout: 100 }).catch(() => false)) await retry.click({ timeout: 1_000 }).catch(() => undefined);
      return false;
    });
    await this.shows(remote);
  }

  /** A page of the remote stands, and no card. */
  async shows(remote: Remote): Promise<void> {
    await until(`the page of ${remote.name}`, () => this.isShown(remote)).catch(async (error: unknown) => {
      throw new Error(`${String(error)}; the page reads: ${await readPage(this.page)}`);
    });
  }

  async isShown(remote: Remote): Promise<boolean> {
    if (!new URL(this.page.url()).pathname.startsWith(remote.path)) return false;
    const headings = await shownBy(this.page).getByRole('heading', { level: 1 }).allInnerTexts();
    return headings.some((heading) => heading !== '' && !heading.startsWith('Welcome')) && (await this.card(remote).count()) === 0;
  }
}
