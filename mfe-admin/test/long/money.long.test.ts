import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import { fakeCalls } from '../../standalone/fake-admin.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-admin');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const looks = [360, 900, 1440].flatMap((width) => (['dark', 'light'] as const).map((colorScheme) => ({ width, colorScheme })));
const isSession = (call: string) => call.startsWith('GET /api/auth/');
const there = fakeCalls();
const away = Object.fromEntries(
  Object.entries(there).map(([call, answer]) => [call, isSession(call) ? answer : () => fail(503, 'unavailable', 'It is away.')]),
) as FakeCalls;
const pages = [
  ['/admin/money', 'In and out', 'Money did not load'],
  ['/admin/money?window=24h', 'In and out', 'Money did not load'],
  ['/admin/money?window=30d', 'In and out', 'Money did not load'],
] as const;
const cases = looks.flatMap((look) =>
  pages.flatMap(([path, shows, failure]) => [
    { path, look, calls: there, shows, state: 'there' },
    { path, look, calls: away, shows: failure, state: 'away' },
  ]),
);

test.each(cases)('$path, $state, $look: axe and console are silent, nothing scrolls sideways', async ({ path, look, calls, shows }) => {
  screen = await browser.open({ path, ...look, calls });
  await screen.page.getByText(shows).first().waitFor();
  // the tables below the charts as well
  await screen.page.locator('details').evaluateAll((disclosures) => disclosures.forEach((each) => each.setAttribute('open', '')));
  expect(await screen.problems()).toEqual([]);
});
