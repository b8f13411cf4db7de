import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fakeCalls } from '../../standalone/fake-admin.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-admin');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;

test('/admin/money: axe and console are silent, nothing scrolls sideways', async () => {
  screen = await browser.open({ path: '/admin/money', ...PHONE, calls: fakeCalls() });
  await screen.page.getByText('In and out').first().waitFor();
  expect(await screen.problems()).toEqual([]);
});
