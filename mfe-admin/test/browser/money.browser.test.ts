import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fakeCalls } from '../../src/fake-admin.ts';
import { someBoard } from '../../src/payouts/fake-payouts.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-admin');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;
const stopped = { since: '2026-11-21T04:00:00.000Z', faults: 2, checks: ['sum-is-zero'] };
const stoppedBoard = { ...fakeCalls(), 'GET /api/admin/payouts': () => someBoard({ stopped }) };

test.each([
  ['/admin/money', PHONE, fakeCalls(), 'In and out'],
  ['/admin/payouts', PHONE, stoppedBoard, 'Payouts are stopped by the audit'],
] as const)('%s: axe and console are silent, nothing scrolls sideways', async (path, look, calls, shows) => {
  screen = await browser.open({ path, ...look, calls });
  await screen.page.getByText(shows).first().waitFor();
  expect(await screen.problems()).toEqual([]);
});
