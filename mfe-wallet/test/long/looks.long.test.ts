import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
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
      await openDisclosures(screen.page);
      expect(await screen.problems()).toEqual([]);
      await screen.close();
    });
  });
});

/** The tables below the charts as well; pressed, so that what moves is no fault of the page. */
async function openDisclosures(page: RemoteScreen['page']): Promise<void> {
  const dialogs = page.getByRole('dialog');
  const top = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  const closed = top.locator('details:not([open]) > summary').filter({ visible: true });
  while ((await closed.count()) > 0) await closed.first().click();
}
