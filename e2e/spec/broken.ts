import type { Browser, Page, Route } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { bring } from '../support/bring.ts';
import { readPage } from '../support/read-page.ts';
import { signInOperator } from '../support/screens.ts';
import { TABS } from './walked.ts';

/** Of the answers below, of what a browser says of them, and of no page. */
export const FOREIGN_WORDS = /lemur|<h1>|\{"|\/srv\/|at handle|undefined|Cannot read|is not (a function|iterable)|TypeError|NaN/;

const STACK = 'Error: lemur refused\n    at handle (/srv/lemur/app.js:12:34)\n    at process (node:internal:1:2)';
/** What stands between the site and a service, or a service of somebody else, answers. */
const ANSWERS = [
  { status: 502, contentType: 'text/html', body: '<!doctype html><h1>502 lemur</h1><hr>nginx' },
  { status: 502, contentType: 'text/plain', body: '' },
  { status: 500, contentType: 'application/json', body: '{"detail":"lemur","error":{"message":"lemur","code":7}}' },
  { status: 500, contentType: 'text/plain', body: STACK },
  { status: 504, contentType: 'text/plain', body: 'connect ECONNREFUSED lemur:5432' },
  { status: 500, contentType: 'application/json', body: '{"message":"lemur is null","statusCode":500}' },
  { status: 200, contentType: 'text/html', body: '<!doctype html><h1>lemur</h1>' },
  { status: 200, contentType: 'application/json', body: '{"lemur":[{"lemur":null}]}' },
];

const QUIET_MS = 300;
/**
 * `npm run spec` breaks every page; `npm test` those in which calls are shown in each way: a card, a field, a table.
 */
const isFull = process.env['SPEC'] === 'full';
const MEMBERS_PAGES = isFull
  ? ['/earn', '/withdraw', '/withdraw/statement', '/rewards', '/referrals', '/events', '/games', '/inbox', '/me']
  : [];
const OTHER_TABS = isFull ? Object.values(TABS).filter((label) => label !== TABS.users) : [];
const OPERATORS_PAGES = isFull ? ['/admin/money', '/admin/audit', '/admin/releases'] : [];

/** Without them there is no page at all, and a login instead. */
const WHO_IS_HERE = /\/api\/(auth\/user|auth\/admin-status|telemetry)\b/;

export type Broken = Map<string, { text: string; calls: readonly string[] }>;

/** Every page while all of its calls are answered by somebody else. */
export async function breakPages(browser: Browser, siteUrl: string, cookies: string): Promise<Broken> {
  const broken: Broken = new Map();
  const { page, context } = await openPage(browser, siteUrl);
  await bring(context, siteUrl, cookies);
  const members = await breakCalls(page);
  broken.set('/', await brokenPage(page, members, () => page.goto('/')));
  for (const path of MEMBERS_PAGES) broken.set(path, await brokenPage(page, members, () => follow(page, path)));
  // Which answers a page gets depends on the order of its calls, and so what is left of it: the press begins on a whole
  // one.
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/rewards');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('NOSUCH');
  const pressed = await breakCalls(page);
  broken.set('/rewards: a press', await brokenPage(page, pressed, () => page.getByRole('button', { name: 'Redeem code' }).click()));
  await context.close();

  const console_ = await openPage(browser, siteUrl);
  await console_.page.goto('/admin');
  await signInOperator(console_.page);
  const operators = await breakCalls(console_.page);
  // An answer of another shape may leave nothing of the console: its first tab is not pressed.
  broken.set(`/admin, ${TABS.users}`, await brokenPage(console_.page, operators, () => console_.page.reload()));
  for (const label of OTHER_TABS) {
    const tab = console_.page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: label });
    broken.set(`/admin, ${label}`, await brokenPage(console_.page, operators, () => tab.click()));
  }
  for (const path of OPERATORS_PAGES) broken.set(path, await brokenPage(console_.page, operators, () => follow(console_.page, path)));
  await console_.context.close();
  return broken;
}

const follow = (page: Page, path: string): Promise<void> => page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();

/** From now on each call gets the next of the answers. */
async function breakCalls(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.route('**/api/**', async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    // A stream that says 204 is not opened again.
    if (pathname === '/api/live') return route.fulfill({ status: 204 });
    if (WHO_IS_HERE.test(pathname)) return route.fallback();
    calls.push(`${route.request().method()} ${pathname}${search}`);
    return route.fulfill(ANSWERS[calls.length % ANSWERS.length] ?? {});
  });
  return calls;
}

/** What it reads once nothing was asked for a while. */
async function brokenPage(page: Page, calls: string[], visit: () => Promise<unknown>): Promise<{ text: string; calls: readonly string[] }> {
  calls.length = 0;
  await visit();
  for (let before = -1; before !== calls.length; await page.waitForTimeout(QUIET_MS)) before = calls.length;
  return { text: await readPage(page), calls: [...calls] };
}
