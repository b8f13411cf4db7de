import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import { someAdjustment } from '../../standalone/adjustments/fake-adjustments.ts';
import { fakeCalls, someOperator } from '../../standalone/fake-admin.ts';
import { someUser } from '../../standalone/members/fake-members.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-admin');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;
const MEMBER = `&member=${someUser().id}`;
const away: FakeCalls = {
  ...fakeCalls(),
  'GET /api/admin/users': () => fail(503, 'unavailable', 'identity is away.'),
};

test.each([
  ['/admin?tab=users', PHONE, fakeCalls(), 'tundra_vex'],
  ['/admin?tab=users', DESKTOP, away, 'identity is away.'],
  [`/admin?tab=users${MEMBER}`, PHONE, fakeCalls(), '12 rounds of Bombs'],
  [`/admin?tab=users${MEMBER}`, DESKTOP, fakeCalls(), '12 rounds of Bombs'],
] as const)('%s: axe and console are silent, nothing scrolls sideways', async (path, look, calls, shows) => {
  screen = await browser.open({ path, ...look, calls });
  await screen.page.getByText(shows).first().waitFor();
  expect(await screen.problems()).toEqual([]);
});

const ADJUST = `POST /api/admin/users/${someUser().id}/adjust-balance`;
const { id, username } = someOperator();
const waiting: FakeCalls = {
  ...fakeCalls(),
  [ADJUST]: () => fail(503, 'adjustment_unknown', 'It is not known yet whether this adjustment was booked.'),
  'GET /api/admin/adjustments': () => ({
    adjustments: [
      someAdjustment(),
      someAdjustment({ id: 'a2', amount: '-12500.00', isBanned: true, by: { id, username }, description: 'W'.repeat(300) }),
      someAdjustment({ id: 'a3', amount: '86.50', state: 'unknown', second: { id: 'x', username: 'ada' } }),
    ],
    total: 3,
  }),
};

test.each([
  ['phone, light', PHONE],
  ['phone, dark', { width: 360, colorScheme: 'dark' }],
  ['desktop, dark', DESKTOP],
  ['desktop, light', { width: 1440, colorScheme: 'light' }],
] as const)('adjustments on a %s: what waits, what is confirmed, and what is not known are readable', async (_name, look) => {
  screen = await browser.open({ path: '/admin?tab=users', ...look, calls: waiting });
  const { page } = screen;
  await page.getByText('Adjustments that wait').waitFor();
  await page.getByText('tundra_vex').nth(1).waitFor();
  expect(await screen.problems()).toEqual([]);
  await page.getByRole('button', { name: 'Confirm…' }).click();
  await page.getByRole('alertdialog').waitFor();
  expect(await screen.problems()).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Actions for tundra_vex' }).click();
  await page.getByRole('menuitem', { name: 'Adjust balance…' }).click();
  await page.getByLabel('Amount, R$').fill('50');
  await page.getByLabel('Description').fill('A prize by mail');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'It is not known yet' }).waitFor();
  expect(await page.locator(':focus').count()).toBe(1);
  expect(await screen.problems()).toEqual([]);
});

test('a list that is being fetched again can be read meanwhile', async () => {
  screen = await browser.open({ path: '/admin?tab=users', ...DESKTOP, calls: { ...waiting } });
  const { page } = screen;
  await page.getByRole('button', { name: 'Actions for tundra_vex' }).waitFor();
  screen.calls['GET /api/admin/users'] = () => new Promise(() => undefined);
  await page.getByRole('columnheader', { name: 'Member' }).getByRole('button').click();
  await page.locator('[aria-busy] tbody').waitFor();
  expect(await screen.problems()).toEqual([]);
});
