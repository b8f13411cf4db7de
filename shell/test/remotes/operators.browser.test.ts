import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, testedBuilds } from '@facet/remote-kit/browser-testing';
import { FixtureSite, type Fault } from './fixture-site.ts';

let site: FixtureSite;
let address: string;
let browser: Browser;
let page: Page;
let restore: () => void;

beforeAll(async () => {
  const [sample = '', shell = ''] = await testedBuilds('packages/remote-kit/test/fixtures/mfe-sample', 'shell/test/fixtures/bare-shell');
  site = new FixtureSite(shell, { 'mfe-sample': sample });
  address = await site.listen();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  site?.close();
});

beforeEach(async () => {
  restore = () => undefined;
  site.requests.length = 0;
  page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  page.setDefaultTimeout(30_000);
});

afterEach(async () => {
  site.fail(null);
  restore();
  await page.context().close();
});

const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const expectText = (text: string): Promise<void> => page.getByText(text).first().waitFor();
const fetched = () => site.requests.filter((url) => url.startsWith('/remotes/'));

test('the console knows the tab by the registry alone; its code comes when it is opened, and nothing of what members get', async () => {
  await page.goto(`${address}/console`);
  await expectText('The console’s own');
  expect(fetched()).toEqual([]);
  await press('Samples');
  await expectText('for operators');
  await expectText('Samples for mirela');
  expect(fetched().filter((url) => !url.includes('/operators/'))).toEqual([]);
  const before = site.requests.length;
  await press('Own tab');
  await press('Samples');
  await expectText('for operators');
  // What it shows is asked for each time that it is opened, its code is not.
  expect(site.requests.slice(before).filter((url) => !url.startsWith('/api/'))).toEqual([]);
});

test('a member’s page fetches no byte of what is for operators', async () => {
  await page.goto(`${address}/sample`);
  await expectText('from the service');
  expect(fetched().length).toBeGreaterThan(0);
  expect(fetched().filter((url) => url.includes('/operators/'))).toEqual([]);
});

test.each([
  ['manifest', /operators\/mf-manifest/, 'missing'],
  ['manifest', /operators\/mf-manifest/, 'flipped'],
  ['entry', /operators\/remote-entry/, 'slow'],
  ['module', /operators\/__federation_expose/, 'flipped'],
  ['tab', /operators\/\d+\.[0-9a-f]+\.js/, 'missing'],
  ['tab', /operators\/\d+\.[0-9a-f]+\.js/, 'flipped'],
] satisfies [string, RegExp, Fault][])('%s (%s) %s: a card in the tab, other tabs work, Retry brings it', async (_name, file, fault) => {
  site.fail(file, fault);
  await page.goto(`${address}/console`);
  await press('Samples');
  await page.getByRole('heading', { level: 2, name: 'Samples did not load' }).waitFor();
  await press('Own tab');
  await expectText('The console’s own');
  site.fail(null);
  await press('Samples');
  const there = page.getByText('for operators');
  const retry = page.getByRole('button', { name: 'Retry', exact: true });
  await there.or(retry).first().waitFor();
  // What hangs is cured by a new page only.
  if (fault === 'slow' && (await retry.isVisible())) {
    await Promise.all([page.waitForEvent('load'), retry.click()]);
    await press('Samples');
  } else if (await retry.isVisible()) await retry.click();
  await there.waitFor();
});

test('a version whose part for operators is broken gives way to the one before it', async () => {
  restore = site.change('mfe-sample', (stable) => {
    const broken = structuredClone(stable);
    broken.metadata.version = '1.5.0-0000000000';
    if (broken.extras.operators) broken.extras.operators.url = '/remotes/mfe-sample/1.5.0-0000000000/operators/mf-manifest.json';
    broken.extras.fallback = stable;
    return broken;
  });
  await page.goto(`${address}/console`);
  await press('Samples');
  await expectText('for operators');
});

test('what is newer than the shell is refused for operators, and members have their pages', async () => {
  restore = site.change('mfe-sample', ({ extras }) => void extras.operators?.requires['@facet/ui']?.exports?.push('Hologram'));
  await page.goto(`${address}/console`);
  await press('Samples');
  await expectText('it needs Hologram of @facet/ui');
  expect(fetched()).toEqual([]);
  await page.goto(`${address}/sample`);
  await expectText('from the service');
});
