import { launchBrowser } from './launch-browser.ts';
import { RemoteScreen, type ScreenOptions } from './remote-screen.ts';
import { servePages } from './serve-pages.ts';
import { testedBuilds } from './tested-builds.ts';

export interface RemoteBrowser {
  /** A page of a browser of its own, for a signed-in member. */
  open: (options: ScreenOptions) => Promise<RemoteScreen>;
  close: () => Promise<void>;
}

/**
 * A real browser for a remote's `test/browser/page.tsx`: once for each test file, in `beforeAll`. `npm test` has built
 * the pages by then.
 */
export async function startRemoteBrowser(workspace: string): Promise<RemoteBrowser> {
  const [folder = ''] = await testedBuilds('pages');
  const [browser, server] = await Promise.all([launchBrowser(), servePages(folder)]);
  return {
    open: (options) => RemoteScreen.open(browser, { server, workspace }, options),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
