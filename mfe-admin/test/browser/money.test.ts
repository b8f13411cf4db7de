// @vitest-environment node
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
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
const isSession = (call: string) => call.startsWith('GET /api/auth/');
const away = Object.fromEntries(
  Object.entries(fakeCalls()).map(([call, answer]) => [call, isSession(call) ? answer : () => fail(503, 'unavailable', 'It is away.')]),
) as FakeCalls;
const stopped = { since: '2026-11-21T04:00:00.000Z', faults: 2, checks: ['sum-is-zero'] };
const stoppedBoard = { ...fakeCalls(), 'GET /api/admin/payouts': () => someBoard({ stopped }) };

test.each([
  ['/admin/money', PHONE, fakeCalls(), 'In and out'],
  ['/admin/money?window=30d', DESKTOP, fakeCalls(), 'In and out'],
  ['/admin/money', DESKTOP, away, 'Money did not load'],
  [`/admin/postbacks?open=${somePostback().id}`, PHONE, fakeCalls(), 'Stored raw'],
  [`/admin/postbacks?open=${somePostback().id}`, DESKTOP, fakeCalls(), 'Stored raw'],
  ['/admin/providers', PHONE, fakeCalls(), 'Lootably'],
  ['/admin/payouts', PHONE, stoppedBoard, 'Payouts are stopped by the audit'],
  ['/admin/payouts', DESKTOP, fakeCalls(), 'Audits of the money'],
] as const)('%s: axe and console are silent, nothing scrolls sideways', async (path, look, calls, shows) => {
  screen = await browser.open({ path, ...look, calls });
  await screen.page.getByText(shows).first().waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('the settings of a provider and a replay are reached by keyboard and hold the focus', async () => {
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
