import { chromium, type Browser } from 'playwright-core';

/** It asks nobody for anything but the pages. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A browser for one test file. One for all files would come dearer: what its launch costs (about 0.4 s of a core) is less than what a dozen
 * pages cost more when another process holds the remote control.
 */
export function launchBrowser(executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}
