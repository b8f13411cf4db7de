import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fakeOperatorsCalls } from '../../src/operators/fake-operators.ts';
import { operatorsStates } from './operators-states.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-earn');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

/** `npm run test:long` has them in all looks (test/long). */
test.each(operatorsStates)('$name, on a phone: axe and console are silent, nothing scrolls sideways', async ({ path, calls, reach }) => {
  screen = await browser.open({ path, width: 360, colorScheme: 'light', calls: calls() });
  await reach(screen.page);
  expect(await screen.problems()).toEqual([]);
});

test.each(['/admin?tab=promos', '/admin?tab=tasks'])(
  '%s in the pseudo-language: every text is from the catalogue, also from right to left',
  async (path) => {
    screen = await browser.open({ path, width: 360, language: 'pseudo-rtl', calls: fakeOperatorsCalls() });
    expect(await screen.languageProblems()).toEqual([]);
  },
);
