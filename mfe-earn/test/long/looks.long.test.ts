import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser } from '@facet/remote-kit/browser-testing';
import { states } from '../browser/states.ts';

let browser: RemoteBrowser;

beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-earn');
});
afterAll(() => browser?.close());

describe.each([360, 1440])('at %d px', (width) => {
  describe.each(['dark', 'light'] as const)('%s', (colorScheme) => {
    test.each(states)('$name: axe and console are silent, nothing scrolls sideways', async ({ path, calls, reach }) => {
      const screen = await browser.open({ path, width, colorScheme, calls: calls() });
      await reach(screen.page);
      expect(await screen.problems()).toEqual([]);
      await screen.close();
    });
  });
});
