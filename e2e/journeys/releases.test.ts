import { globSync, rmSync, statSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RegistryClient } from '@facet/tooling/registry';
import { changedBuild, changedCopy, copyWithVersion, runRelease, SteadyTraffic, type Released } from '@facet/tooling/release-testing';
import type { Site } from '@facet/tooling/site';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { startJourneySite } from '../support/journey-site.ts';
import { MemberClient, newUsername } from '../support/member.ts';
import { loadPage, report, type PageLoad } from '../support/page-load.ts';
import { balanceReaches, goTo, shownBy, signIn } from '../support/screens.ts';
import { whileStopped } from '../support/site-process.ts';
import { until } from '@facet/tooling/until';
import { deliver, signPostback } from '../support/wall.ts';

/** Between two pages of a person: what releases is to have the machine, not who looks on. */
const READING_MS = 300;
const projectRoot = join(import.meta.dirname, '../..');

/** Its own: who gets which version is said for everybody. */
let site: Site;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([startJourneySite(), launchBrowser()])));
afterAll(() => Promise.all([site.stop(), browser.close()]));

const run = (...words: string[]): Promise<Released> => runRelease(site.dataDir, words);

/** Runs a command that must succeed, and returns what it printed. */
async function done(...words: string[]): Promise<string> {
  const { status, output } = await run(...words);
  if (status !== 0) throw new Error(`release ${words.join(' ')} ended with ${status}:\n${output}`);
  return output;
}

/** The version that the registry has for everybody, or for a share; '-' where there is none. */
async function versionOf(deployable: string, who: 'stable' | 'canary'): Promise<string> {
  const registry = new RegistryClient(() => site.internalUrls['admin']?.[0], join(site.dataDir, 'keys/releaser.pem'));
  return (await registry.current()).deployables[deployable]?.[who]?.version ?? '-';
}

const marked = (label: string): string => changedBuild('mfe-earn', label);

/** When each front-end workspace was built last. */
const builds = (): Record<string, number> =>
  Object.fromEntries(
    globSync('{shell,mfe-*}/dist/.source-stamp', { cwd: projectRoot }).map((file) => [file, statSync(join(projectRoot, file)).mtimeMs]),
  );

describe('while members use the site', () => {
  test('a remote and a service are released, canaried, promoted and rolled back: nothing fails, no page is white, nothing else is built', async () => {
    const { page, context } = await openPage(browser, site.url);
    await signIn(page, newUsername('steady'));
    const tab = await openPage(browser, site.url);
    const watcher = newUsername('tab');
    await signIn(tab.page, watcher);
    const before = { builds: builds(), wallet: await versionOf('services/wallet', 'stable') };
    const traffic = await SteadyTraffic.start(site.url);
    const pages = new AbortController();
    const whitePages = watchForWhitePages(page, pages.signal);

    expect(await done('mfe-earn', '--from', marked('two'))).toContain('out for everybody');
    await until('the new version in the page', () =>
      page.evaluate(() => document.documentElement.dataset['release'] === 'two').catch(() => false),
    );
    expect(await done('mfe-earn', '--from', marked('three'), '--canary', '50')).toContain('canary for 50 %');
    await done('promote', 'mfe-earn');
    await done('rollback', 'mfe-earn');
    await until('the version before it in the page', () =>
      page.evaluate(() => document.documentElement.dataset['release'] === 'two').catch(() => false),
    );
    expect(await done('services/wallet', '--from', copyWithVersion('services/wallet', '7.0.0'))).toMatch(
      /services\/wallet 7\.0\.0-\w+: serves/,
    );
    await done('rollback', 'services/wallet');

    pages.abort();
    expect(await whitePages).toEqual([]);
    await traffic.stop();
    expect(traffic.failures).toEqual([]);
    expect(traffic.answers).toBeGreaterThan(100);
    expect(await versionOf('services/wallet', 'stable')).toBe(before.wallet);
    expect(await done('status')).toMatch(new RegExp(`^services/wallet +${before.wallet} +- +7\\.0\\.0-`, 'm'));
    await creditArrives(tab.page, watcher);
    await tab.context.close();
    expect(builds()).toEqual(before.builds);
    await context.close();
  });
});

describe('a release that goes wrong', () => {
  test('a service that crashes before it is ready leaves the old one as it was, and its last words are told', async () => {
    const before = await versionOf('services/earn', 'stable');
    const broken = changedCopy('services/earn', { label: 'broken', file: 'src/main.ts', line: `throw new Error('a planted crash');` });
    const { status, output } = await run('services/earn', '--from', broken);
    expect([status, output]).toEqual([1, expect.stringMatching(/did not become ready, so \S+ goes on as before:[^]*a planted crash/)]);
    expect(await versionOf('services/earn', 'stable')).toBe(before);
  });

  test('the registry away: the site serves as before, and the command says so', async () => {
    const { status, output } = await whileStopped(site.dataDir, 'admin', async () => {
      const served = await fetch(`${site.url}/registry.json`);
      expect(Object.keys(((await served.json()) as { microFrontends: object }).microFrontends)).toContain('mfe-earn');
      return run('rollback', 'mfe-earn');
    });
    expect([status, output]).toEqual([1, expect.stringContaining('the registry (services/admin) does not answer: nothing was changed')]);
  });
});

describe('a version in a browser', () => {
  test('that is gone is replaced once, in the open tab, by the one of now', async () => {
    const { page, context } = await openPage(browser, site.url);
    await signIn(page, newUsername('tab'));
    const old = await versionOf('mfe-earn', 'stable');
    await done('mfe-earn', '--from', marked('three'));
    rmSync(join(site.dataDir, 'site/remotes/mfe-earn', old), { recursive: true });
    await goTo(page, 'Earn Robux');
    await page.getByRole('article', { name: 'BitLabs' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['release'])).toBe('three');
    await context.close();
  });

  test('that throws for its share of the visitors is taken back by itself', async () => {
    const stable = await versionOf('mfe-earn', 'stable');
    await done('mfe-earn', '--from', marked('two'), '--canary', '50');
    const canary = await versionOf('mfe-earn', 'canary');
    // Whoever reports what no page of this site was given is told nothing, and not believed.
    for (let page = 0; page < 40; page += 1) expect(await tell({ id: randomUUID(), cookie: '' }, canary, 'canary')).toBe(0);
    const visitors = await Promise.all(Array.from({ length: 20 }, () => loadPage(site.url)));
    for (const [at, visitor] of visitors.entries()) {
      const isCanary = at % 2 === 0;
      expect(await tell(visitor, isCanary ? canary : stable, isCanary ? 'canary' : 'stable')).toBeGreaterThan(0);
    }
    await until('the canary to be taken back', async () => (await versionOf('mfe-earn', 'canary')) === '-', 30_000);
    expect(await versionOf('mfe-earn', 'stable')).toBe(stable);
  });
});

/**
 * A tab that was open all the time hears of money from the wallet's new process, without a reload and without an error
 * on it.
 */
async function creditArrives(page: Page, username: string): Promise<void> {
  const { id } = await MemberClient.signIn(site.url, username);
  const completion = { wall: 'b', memberId: id, amount: 5, transaction: randomUUID() } as const;
  expect(await deliver(await signPostback(site.simulatorUrl ?? '', completion))).toBe(true);
  await balanceReaches(page, 5);
  expect(await page.getByRole('alert').count()).toBe(0);
}

/** What the browser of one visitor reports of a page load: the canary fails, the stable version does not. */
function tell(page: PageLoad, version: string, cohort: 'stable' | 'canary'): Promise<number> {
  const about = { deployable: 'mfe-earn', version, cohort };
  const error = { kind: 'error', ...about, source: 'render', message: 'planted' };
  return report(site.url, page, [{ kind: 'load', ...about }, ...(cohort === 'canary' ? [error] : [])]);
}

/** Opens the remotes' pages one after the other; returns those that showed no heading. */
async function watchForWhitePages(page: Page, end: AbortSignal): Promise<string[]> {
  const white: string[] = [];
  while (!end.aborted) {
    for (const path of ['/earn', '/withdraw']) {
      await page.goto(path);
      const heading = shownBy(page).getByRole('heading').first();
      await heading.waitFor().catch(() => white.push(`${new Date().toISOString()} ${path}`));
      await delay(READING_MS);
    }
  }
  return white;
}
