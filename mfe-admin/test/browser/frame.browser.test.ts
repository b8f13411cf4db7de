import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { movedByLateAnswer, startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fail } from '@facet/remote-kit/testing';
import { declaredLabels } from '../../standalone/brought/fake-brought.ts';
import { fakeCalls, someOperator } from '../../standalone/fake-admin.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-admin');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;
const STATUS = 'GET /api/auth/admin-status';
const LOGIN = 'POST /api/auth/admin-login';

test('first steps are read on a phone: they come late and move nothing', async () => {
  const late = { call: 'GET /api/admin/settings', calls: fakeCalls() };
  const came = ({ page }: RemoteScreen) => page.getByText('decisions need a person').waitFor();
  expect(await movedByLateAnswer(browser, { path: '/admin/first-steps', ...PHONE, ...late, came })).toEqual([]);
});

test('signing in by keyboard alone loads the page anew', async () => {
  let operator: object | null = null;
  const calls = {
    ...fakeCalls(),
    [STATUS]: () => ({ isAdmin: operator !== null, operator }),
    [LOGIN]: () => fail(401, 'credentials_invalid', 'Invalid admin credentials'),
  };
  screen = await browser.open({ path: '/admin?tab=admins', ...PHONE, calls });
  const { page } = screen;
  await page.getByLabel('Administrator username').focus();
  await page.keyboard.type('mirela');
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret');
  await page.keyboard.press('Enter');
  await page.getByText('Invalid admin credentials').waitFor();
  expect(await screen.problems()).toEqual([]);
  screen.calls[LOGIN] = () => {
    operator = someOperator();
    return { success: true };
  };
  const reloaded = page.waitForEvent('load');
  await page.getByLabel('Password').focus();
  await page.keyboard.press('Enter');
  await reloaded;
  await page.getByRole('heading', { name: 'Accounts', exact: true }).waitFor();
});

test.each([
  ['/admin?tab=admins', 'piotr_k', PHONE],
  ['/admin?tab=social', 'Where members see them', PHONE],
  ['/admin/audit', 'Set a win chance', PHONE],
  ['/admin/settings', 'Minimum withdrawal', PHONE],
  ['/admin/releases', 'mfe-games 4.12.1 fails more often than 4.11.3', PHONE],
  ['/admin/releases', 'mfe-games 4.12.1 fails more often than 4.11.3', DESKTOP],
] as const)('%s: axe and console are silent, nothing scrolls sideways', async (path, shows, look) => {
  screen = await browser.open({ path, ...look, calls: fakeCalls() });
  await screen.page.getByText(shows).first().waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('an entry of the audit trail by keyboard: j, Enter, and what was changed', async () => {
  screen = await browser.open({ path: '/admin/audit', ...DESKTOP, calls: fakeCalls() });
  const { page } = screen;
  await page.getByText('Set a win chance').waitFor();
  await page.keyboard.press('j');
  await page.locator('tr[aria-current]').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Before and after' }).waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('the palette and the account are reached from the bar', async () => {
  screen = await browser.open({ path: '/admin/audit', ...DESKTOP, calls: fakeCalls() });
  const { page } = screen;
  await page.getByText('Set a win chance').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Tab, page, member or action').waitFor();
  expect(await screen.problems()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^mirela/ }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await page.getByText('Firefox 150').waitFor();
  expect(await screen.problems()).toEqual([]);
});

/** `npm run test:long` has every page and tab (test/long). */
test.each(['/admin/audit', '/admin/releases'])(
  '%s in the pseudo-language: every text is from the catalogue, and nothing scrolls sideways from right to left',
  async (path) => {
    screen = await browser.open({ path, ...PHONE, language: 'pseudo-rtl', calls: fakeCalls() });
    expect(await screen.languageProblems(['Ctrl K', ...declaredLabels])).toEqual([]);
  },
);
