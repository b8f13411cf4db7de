import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, testedBuilds } from '@facet/remote-kit/browser-testing';
import { FixtureSite, type Fault, type Release } from './fixture-site.ts';

/** As promised, on a machine that has nothing else to do; otherwise only that it comes. */
const CARD_WITHIN_MS = process.env['TEST_LENGTH'] === 'long' ? 3_000 : Number.POSITIVE_INFINITY;
const FIXTURES = 'shell/test/fixtures';

let site: FixtureSite;
/** Another version of the remote `mfe-sample`, which nobody gets unless a test says so. */
let next: Release;
let address: string;
let browser: Browser;
let page: Page;
let consoleErrors: string[];
const restores: (() => void)[] = [];

beforeAll(async () => {
  const workspaces = [
    'packages/remote-kit/test/fixtures/mfe-sample',
    ...['mfe-other', 'mfe-sample-next', 'bare-shell'].map((name) => `${FIXTURES}/${name}`),
  ];
  const [sample = '', other = '', later = '', shell = ''] = await testedBuilds(...workspaces);
  site = new FixtureSite(shell, { 'mfe-sample': sample, 'mfe-other': other });
  next = site.add('mfe-sample', later);
  address = await site.listen();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  site?.close();
});

beforeEach(async () => {
  consoleErrors = [];
  site.told.length = 0;
  page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  page.setDefaultTimeout(30_000);
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
});

afterEach(async () => {
  site.fail(null);
  await page.context().close();
  for (const restore of restores.splice(0)) restore();
});

const open = (name: string): Promise<void> => page.getByRole('link', { name, exact: true }).click();
const expectHeading = (name: string): Promise<void> => page.getByRole('heading', { name }).waitFor();
const expectText = (text: string): Promise<void> => page.getByText(text).first().waitFor();
const retryButton = (): Locator => page.getByRole('button', { name: 'Retry', exact: true });
const retry = (): Promise<void> => retryButton().click();

test('a remote joins when its path is first visited: page, calls, store, balance; no error, no policy report', async () => {
  await page.goto(address);
  await expectHeading('Home');
  expect(site.requests.filter((url) => url.startsWith('/remotes/'))).toEqual([]);
  await open('Sample');
  await expectText('from the service');
  expect(await page.getByTestId('balance').innerText()).toBe('12.50');
  await open('Other');
  await page.getByRole('button', { name: 'Greet' }).click();
  await expectText('Hello nova_builder');
  const before = site.requests.length;
  await open('Sample');
  await expectText('from the service');
  expect(site.requests.slice(before).filter((url) => !url.startsWith('/api/telemetry'))).toEqual([]);
  expect(consoleErrors).toEqual([]);
  expect(site.reports).toEqual([]);
});

test('a deep link works, and an unknown path inside a remote is a 404 within the shell', async () => {
  await page.goto(`${address}/sample`);
  await expectText('from the service');
  await page.goto(`${address}/sample/nowhere`);
  await expectHeading('404 Page Not Found');
  await open('Other');
  await expectHeading('Other page');
});

/**
 * Writes down, in the page itself, how long after the next click the error card stands: what the browser's remote
 * control costs is not the page's.
 */
function timeFromClickToCard(): Promise<void> {
  return page.evaluate(() => {
    addEventListener('click', () => performance.mark('click'), { capture: true, once: true });
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('main [role=alert]') === null) return;
      observer.disconnect();
      document.documentElement.dataset['cardAfterMs'] = String(performance.measure('card', 'click').duration);
    }).observe(document.body, { subtree: true, childList: true });
  });
}

const files: [string, RegExp, Fault[]][] = [
  ['manifest', /mfe-sample.*manifest\.json/, ['missing', 'corrupt', 'slow']],
  ['entry', /mfe-sample.*remote-entry/, ['missing', 'corrupt', 'throws', 'slow']],
  ['module', /mfe-sample.*__federation_expose/, ['missing', 'corrupt', 'flipped']],
  ['page', /mfe-sample\/[^/]+\/\d+\.[0-9a-f]+\.js/, ['missing', 'corrupt', 'flipped', 'slow']],
  ['style sheet', /mfe-sample.*\.css/, ['missing']],
];
/** One fault of each file and each fault of some file; `npm run test:long` has them all (test/long). */
const SHORT = ['manifest missing', 'entry throws', 'module corrupt', 'page slow', 'style sheet missing'];
const isLong = process.env['TEST_LENGTH'] === 'long';
const cases = files
  .flatMap(([name, file, faults]) => faults.map((fault) => ({ name, file, fault })))
  .filter(({ name, fault }) => isLong || SHORT.includes(`${name} ${fault}`));

test.each(cases)('$name $fault: a card, the other remote works, Retry tries in earnest and recovers', async ({ file, fault }) => {
  // Code that throws was published like that: its hash is right.
  if (fault === 'throws') restores.push(site.change('mfe-sample', ({ metadata }) => void delete metadata.integrity));
  site.fail(file, fault);
  await page.goto(address);
  await expectHeading('Home');
  await timeFromClickToCard();
  await open('Sample');
  await expectHeading('Sample did not load');
  expect(await page.evaluate(() => Number(document.documentElement.dataset['cardAfterMs']))).toBeLessThan(CARD_WITHIN_MS);

  await open('Other');
  await expectHeading('Other page');
  await open('Sample');
  await expectHeading('Sample did not load');
  await retry();
  await retryButton().waitFor();

  site.fail(null);
  await retry();
  await expectText('from the service');
});

test('a page that breaks while it is drawn: a card in its place, it is told, Retry draws it again', async () => {
  await page.goto(`${address}/sample`);
  await page.getByRole('button', { name: 'Break' }).click();
  await expectHeading('Sample did not load');
  await told('mfe-sample 1.0.0 stable error render');
  await open('Other');
  await expectHeading('Other page');
  await open('Sample');
  await expectText('from the service');
});

test('what comes after the deadline takes the place of the card by itself', async () => {
  await page.route(/mfe-sample.*remote-entry/, async (route) => {
    await expectHeading('Sample did not load');
    await route.continue();
  });
  await page.goto(address);
  await open('Sample');
  await expectText('from the service');
});

test('a remote newer than the shell is refused with the reason, and none of its code is fetched', async () => {
  const restore = site.change('mfe-sample', ({ extras }) => void extras.requires['@facet/ui']?.exports?.push('Hologram'));
  const before = site.requests.length;
  await page.goto(`${address}/sample`);
  await expectText('it needs Hologram of @facet/ui');
  expect(site.requests.slice(before).filter((url) => url.startsWith('/remotes/mfe-sample/'))).toEqual([]);
  restore();
  await retry();
  await expectText('from the service');
});

/** This visitor is in the canary of mfe-sample, whose stable version is the first one. */
function giveCanary(): void {
  restores.push(site.change('mfe-sample', (stable) => ({ ...next, extras: { ...next.extras, cohort: 'canary', fallback: stable } })));
}

/**
 * The page is about to go and tells what it has not told yet; all that the page load told that told the last of these
 * lines, once they are there: the last words of the test before may come now.
 */
async function told(...lines: string[]): Promise<string[]> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => site.told.map(lineOf)).toEqual(expect.arrayContaining(lines));
  const teller = site.told.findLast((event) => lineOf(event) === lines.at(-1))?.page;
  return site.told.filter((event) => event.page === teller).map(lineOf);
}

function lineOf({ kind, deployable, version, cohort, source }: FixtureSite['told'][number]): string {
  return `${deployable} ${version.slice(0, 5)} ${cohort} ${kind}${source ? ` ${source}` : ''}`;
}

test('a canary works, and tells that it was shown, how long that took, and what it breaks later', async () => {
  giveCanary();
  await page.goto(address);
  await open('Sample');
  await expectHeading('The next version');
  await expectText('1 in all');
  const thrown = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Break later' }).click();
  await thrown;
  const expected = [
    'shell 0.1.0 stable load',
    'shell 0.1.0 stable phase',
    'shell 0.1.0 stable vital',
    'mfe-sample 2.0.0 canary load',
    'mfe-sample 2.0.0 canary phase',
    'mfe-sample 2.0.0 canary error error',
  ];
  // How quickly it answered the click may be told as well by then.
  const lines = (await told(...expected)).filter((line) => line !== 'mfe-sample 2.0.0 canary vital');
  expect(new Set(lines)).toEqual(new Set(expected));
});

/** The file, what is wrong with it, and what the page calls that. */
const broken: [string, RegExp, Fault, 'load' | 'integrity'][] = [
  ['entry', /mfe-sample\/2.*remote-entry/, 'missing', 'load'],
  ['page', /mfe-sample\/2[^/]*\/\d+\.[0-9a-f]+\.js/, 'missing', 'load'],
  ['manifest', /mfe-sample\/2.*manifest\.json/, 'flipped', 'integrity'],
  ['entry', /mfe-sample\/2.*remote-entry/, 'flipped', 'integrity'],
  ['module', /mfe-sample\/2.*__federation_expose/, 'flipped', 'integrity'],
  ['page', /mfe-sample\/2[^/]*\/\d+\.[0-9a-f]+\.js/, 'held back', 'integrity'],
  ['page', /mfe-sample\/2[^/]*\/\d+\.[0-9a-f]+\.js/, 'flipped', 'integrity'],
];
test.each(broken.filter(([file, , fault]) => isLong || fault === 'missing' || fault === 'held back' || file === 'manifest'))(
  'a canary whose %s is broken (%s, %s) gives way to the stable version, and it is told (%s)',
  async (_name, file, fault, source) => {
    giveCanary();
    site.fail(file, fault);
    await page.goto(address);
    await open('Sample');
    await expectText('from the service');
    expect(await retryButton().count()).toBe(0);
    const lines = await told(
      'mfe-sample 2.0.0 canary error load',
      `mfe-sample 2.0.0 canary error ${source}`,
      'mfe-sample 1.0.0 stable load',
    );
    expect(lines.filter((line) => line.includes('mfe-sample 1.0.0') && line.includes('error'))).toEqual([]);
    expect(lines.some((line) => line.endsWith('integrity'))).toBe(source === 'integrity');
  },
);

test.each<[string, RegExp]>([
  ['entry', /mfe-sample.*remote-entry/],
  ['style sheet', /mfe-sample.*\.css/],
])('a flipped byte in the %s and no other version: the card, and Retry brings the page once the file is whole', async (_name, file) => {
  site.fail(file, 'flipped');
  await page.goto(`${address}/sample`);
  await expectHeading('Sample did not load');
  await told('mfe-sample 1.0.0 stable error integrity');
  site.fail(null);
  await retry();
  await expectText('from the service');
});

test.each<[string, RegExp]>([
  ['all of its files are', /mfe-sample\/1/],
  ['the file of its page is', /mfe-sample\/1[^/]*\/\d+\.[0-9a-f]+\.js/],
])('an old tab whose version is gone (%s) looks it up anew once, and shows the new one', async (_name, file) => {
  await page.goto(address);
  await expectHeading('Home');
  restores.push(site.change('mfe-sample', () => next));
  site.fail(file, 'missing');
  const before = site.requests.length;
  await open('Sample');
  await expectHeading('The next version');
  await expectText('1 in all');
  expect(site.requests.slice(before).filter((url) => url.startsWith('/registry.json'))).toHaveLength(1);
  await open('Other');
  await expectHeading('Other page');
  await open('Sample');
  await expectHeading('The next version');
});

test('a version that is gone for good ends in a card, not in a loop', async () => {
  await page.goto(address);
  await expectHeading('Home');
  giveCanary();
  site.fail(/mfe-sample/, 'missing');
  const before = site.requests.length;
  await open('Sample');
  await expectHeading('Sample did not load');
  await open('Home');
  await open('Sample');
  await expectHeading('Sample did not load');
  expect(site.requests.slice(before).filter((url) => url.startsWith('/registry.json'))).toHaveLength(1);
});

test.each<Fault>(isLong ? ['missing', 'corrupt', 'slow'] : ['corrupt'])(
  'registry %s: the shell works and says so; Retry recovers',
  async (fault) => {
    site.fail(/registry\.json/, fault);
    await page.goto(address);
    await expectHeading('Home');
    await page.goto(`${address}/sample`);
    await expectHeading('The list of pages did not load.');
    site.fail(null);
    await retry();
    await expectText('from the service');
  },
);

test('two tabs share one live stream, both show the balance, and the second takes over when the first is closed', async () => {
  await page.goto(`${address}/sample`);
  await expectText('12.50');
  const second = await page.context().newPage();
  await second.goto(`${address}/sample`);
  await second.getByText('12.50').waitFor();
  await expect.poll(() => site.streams.size).toBe(1);
  site.sendBalance('20.00');
  await expectText('20.00');
  await second.getByText('20.00').waitFor();

  const [ofFirst] = site.streams;
  await page.close();
  await expect.poll(() => [...site.streams].filter((stream) => stream !== ofFirst)).toHaveLength(1);
  site.sendBalance('21.00');
  await second.getByText('21.00').waitFor();
});

test('the shell’s record offers, name by name, what the build of a remote requires', async () => {
  type Packages = Record<string, { version: string; exports?: string[] }>;
  const record = (await (await fetch(`${address}/release.json`)).json()) as {
    extras: { offers: { contract: number; packages: Packages } };
  };
  const { contract, packages } = record.extras.offers;
  const { requires } = next.extras as unknown as { requires: Packages };
  expect(contract).toBe(1);
  expect(Object.keys(packages).toSorted()).toEqual(Object.keys(requires).toSorted());
  for (const [name, { exports = [] }] of Object.entries(requires))
    expect(packages[name]?.exports ?? []).toEqual(expect.arrayContaining(exports));
  // All that they export, not only what some remote uses.
  expect(packages['@facet/remote-kit']?.exports).toContain('useBlocker');
});
