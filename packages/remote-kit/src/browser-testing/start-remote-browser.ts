import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemotePages } from './build-remote-pages.ts';
import { launchBrowser } from './launch-browser.ts';
import { RemoteScreen, type ScreenOptions } from './remote-screen.ts';
import { servePages } from './serve-pages.ts';

export interface RemoteBrowser {
  /** A page of a browser of its own, for a signed-in member. */
  open: (options: ScreenOptions) => Promise<RemoteScreen>;
  close: () => Promise<void>;
}

/**
 * A real browser for a remote's `test/browser/page.tsx`: once for each test file, in `beforeAll`. `npm test` has built the pages of all
 * remotes by then, into TEST_PAGES; a workspace that is tested alone builds its own.
 */
export async function startRemoteBrowser(workspace: string): Promise<RemoteBrowser> {
  const given = process.env['TEST_PAGES'];
  const folder = given ?? (await mkdtemp(join(tmpdir(), `${workspace}-page-`)));
  if (!given) await buildRemotePages([workspace], folder);
  const [browser, pages] = await Promise.all([launchBrowser(), servePages(folder)]);
  return {
    open: (options) => RemoteScreen.open(browser, { origin: pages.origin, workspace }, options),
    close: async () => {
      await browser.close();
      pages.close();
      if (!given) await rm(folder, { recursive: true });
    },
  };
}
