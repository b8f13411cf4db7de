import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fakeCalls } from '../../src/fake-admin.ts';
import { somePostback } from '../../src/postbacks/fake-postbacks.ts';
import { someBoard } from '../../src/payouts/fake-payouts.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-admin');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;
const stopped = { since: '2026-11-21T04:00:00.000Z', faults: 2, checks: ['sum-is-zero'] };
const stoppedBoard = { ...fakeCalls(), 'GET /api/admin/payouts': () => someBoard({ stopped }) };

test.each([
  ['/admin/money', PHONE, fakeCalls(), 'In and out'],
  ['/admin/providers', PHONE, fakeCalls(), 'Lootably'],
  ['/admin/payouts', PHONE, stoppedBoard, 'Payouts are stopped by the audit'],
] as const)('%s: axe and console are silent, nothing scrolls sideways', async (path, look, calls, shows) => {
  screen = await browser.open({ path, ...look, calls });
  await screen.page.getByText(shows).first().waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('a replay is reached by keyboard, tried dry first, and gives the focus back', async () => {
  screen = await browser.open({ path: `/admin/postbacks?open=${somePostback().id}`, ...DESKTOP, calls: fakeCalls() });
  const replay = screen.page.getByRole('button', { name: 'Replay' });
  await replay.waitFor();
  await replay.focus();
  await screen.page.keyboard.press('Enter');
  await screen.page.getByRole('alertdialog').waitFor();
  await screen.page.getByText('Tried now, it would be: Credited').waitFor();
  expect(await screen.problems()).toEqual([]);
  await screen.page.keyboard.press('Escape');
  await screen.page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await screen.page.locator(':focus').and(replay).waitFor();
});
