import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildRemotePages } from './build-remote-pages.ts';
import { RemoteScreen, type ScreenOptions } from './remote-screen.ts';

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export interface RemoteBrowser {
  /** A page of a browser of its own, for a signed-in member. */
  open: (options: ScreenOptions) => Promise<RemoteScreen>;
  close: () => Promise<void>;
}

/**
 * Starts a real browser for a remote's `test/browser/page.tsx`: once for each test file, in `beforeAll`. `npm test` has built the pages of all
 * remotes by then, into TEST_PAGES; a workspace that is tested alone builds its own.
 */
export async function startRemoteBrowser(workspace: string): Promise<RemoteBrowser> {
  const given = process.env['TEST_PAGES'];
  const folder = given ?? (await mkdtemp(join(tmpdir(), `${workspace}-page-`)));
  if (!given) await buildRemotePages([workspace], folder);
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS.split(' ') });
  return {
    open: (options) => RemoteScreen.open(browser, { folder, workspace }, options),
    close: async () => {
      await browser.close();
      if (!given) await rm(folder, { recursive: true });
    },
  };
}
