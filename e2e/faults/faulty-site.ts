import type { Site } from '@facet/tooling/site';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startJourneySite } from '../support/journey-site.ts';
import { FaultyPage } from './faulty-page.ts';
import { readRemotes, type Remote } from './remote.ts';

/** The site of a test file whose faults everybody meets: its own. */
export let site: Site;
export let remotes: Remote[];
/** Who meets them. */
export let member: FaultyPage;

let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startJourneySite(), launchBrowser()]);
  remotes = await readRemotes(site.url);
  member = await FaultyPage.open(browser, site.url);
});
afterAll(() => Promise.all([browser.close(), site.stop()]));
