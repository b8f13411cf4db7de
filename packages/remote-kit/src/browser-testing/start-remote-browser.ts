import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { RemoteScreen, type ScreenOptions } from './remote-screen.ts';

const BUILD = resolve(import.meta.dirname, '../../bin/browser-page.mjs');
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export interface RemoteBrowser {
  /** A page of a browser of its own, for a signed-in member. */
  open: (options: ScreenOptions) => Promise<RemoteScreen>;
  close: () => Promise<void>;
}

/** Builds a remote's `test/browser/page.tsx` and starts a real browser for it: once for each test file, in `beforeAll`. */
export async function startRemoteBrowser(workspace: string): Promise<RemoteBrowser> {
  const folder = await mkdtemp(join(tmpdir(), `${workspace}-page-`));
  await promisify(execFile)(process.execPath, [BUILD, workspace, '--out', folder]);
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS.split(' ') });
  return {
    open: (options) => RemoteScreen.open(browser, folder, options),
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}
