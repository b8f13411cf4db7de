import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../../src/chromium/index.ts';
import { createDocsServer } from '../../src/docs/docs-server.ts';
import { findContracts } from '../../src/docs/pages.ts';
import { projectRoot } from '../../src/project-root.ts';

const contracts = findContracts(projectRoot);
/** One is enough to see that the viewer draws; `npm run test:long` has all (test/long). */
const drawn = process.env['TEST_LENGTH'] === 'long' ? contracts : contracts.filter(({ page }) => page === '/earn/public');
let server: Server;
let browser: Browser;
/** One for all: what they load is kept. */
let context: BrowserContext;
let origin: string;

beforeAll(async () => {
  server = createDocsServer(projectRoot).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  context = await browser.newContext();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** A page, and what went wrong on it. */
async function open(path: string): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage();
  onTestFinished(() => page.close());
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(origin) || request.url().startsWith('data:');
    if (!isOwn) problems.push(`asks ${request.url()}`);
  });
  await page.goto(`${origin}${path}`);
  return { page, problems };
}

test('the first page names each contract of each service', async () => {
  const { page, problems } = await open('/');
  const anchors = await page.locator('main a').all();
  const links = await Promise.all(anchors.map((anchor) => anchor.getAttribute('href')));
  expect(links).toEqual(contracts.map((contract) => contract.page));
  expect(links).toHaveLength(12);
  expect(problems).toEqual([]);
});

test.each(drawn)('$file is drawn, with every call in its area', async ({ page: path, areas, operations }) => {
  const { page, problems } = await open(path);
  await expect.poll(() => page.locator('.opblock').count()).toBe(operations);
  expect(await page.locator('.opblock-tag a').allTextContents()).toEqual(areas.map(({ name }) => name));
  expect(problems).toEqual([]);
});

test('a call tells what it does, who may, what comes of it again, its errors and examples', async () => {
  const { page, problems } = await open('/earn/public#/Promo%20codes/redeemPromoCode');
  const call = page.locator('.opblock.is-open');
  await call.locator('.opblock-description').waitFor();
  const text = await call.innerText();
  for (const told of [
    'Redeems a promo code',
    'For members, by their session.',
    'Idempotency-Key is done once',
    'promo_used_up',
    '"reward": "12.50"',
  ])
    expect(text).toContain(told);
  expect(problems).toEqual([]);
});

test('nothing is answered but pages, contracts and the viewer', async () => {
  for (const path of ['/services/earn/package.json', '/viewer/../../package.json', '/docs/main.ts', '/earn'])
    expect(await fetch(`${origin}${path}`).then(({ status }) => `${path} ${status}`)).toBe(`${path} 404`);
  const { headers } = await fetch(origin);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
});
