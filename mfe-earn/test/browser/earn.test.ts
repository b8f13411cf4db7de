// @vitest-environment node
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fakeWalls } from '../../src/walls/fake-walls.ts';

// axe reads a whole page in one go, on a busy machine for seconds.
vi.setConfig({ testTimeout: 60_000 });

let browser: RemoteBrowser;
let screen: RemoteScreen;

beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-earn');
}, 120_000);
afterAll(() => browser?.close());
afterEach(() => screen.close());

test('smoke', async () => {
  screen = await browser.open({ path: '/earn', width: 360, calls: { 'GET /api/walls': () => ({ walls: fakeWalls() }) } });
  await screen.page.getByRole('heading', { name: 'BitLabs' }).waitFor();
  expect(await screen.problems()).toEqual([]);
});
