import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser } from '@facet/remote-kit/browser-testing';
import { operatorsStates } from '../browser/operators-states.ts';

let browser: RemoteBrowser;

beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-wallet');
});
afterAll(() => browser?.close());

describe.each([360, 1440])('at %d px', (width) => {
  describe.each(['dark', 'light'] as const)('%s', (colorScheme) => {
    test.each(operatorsStates)('$name: axe and console are silent, nothing scrolls sideways', async ({ path, calls, reach }) => {
      const screen = await browser.open({ path, width, colorScheme, calls: calls() });
      await reach(screen.page);
      // the tables below the charts as well
      await screen.page.locator('details').evaluateAll((disclosures) => disclosures.forEach((each) => each.setAttribute('open', '')));
      expect(await screen.problems()).toEqual([]);
      await screen.close();
    });
  });
});
