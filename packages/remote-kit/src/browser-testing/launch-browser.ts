import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const KNOWN_PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Instead of Playwright's own list, since the browser hears the last one only. */
const DISABLED = [
  // A script that is compiled while it comes is never taken from what the process has compiled before.
  'ScriptStreaming',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const FLAGS = [
  // Pages of one site share what was compiled for the first (see open-page.ts).
  '--process-per-site',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for a second: a fifth of the processor's time went into code that was optimised and thrown away
  // (measured).
  '--js-flags=--no-maglev --no-turbofan',
  '--in-process-gpu',
  `--disable-features=${DISABLED.join(',')}`,
  // Nothing is asked of anybody outside.
  '--host-resolver-rules=MAP *.shell.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];

/**
 * A browser for one test file. One for all files would come dearer: what its launch costs (about 0.4 s of a core) is
 * less than what a dozen pages cost more when another process holds the remote control.
 */
export function launchBrowser(
  executablePath = process.env['CHROMIUM_PATH'] ?? KNOWN_PLACES.find((file) => existsSync(file)),
): Promise<Browser> {
  if (executablePath === undefined) throw new Error('no Chromium: install it, or name its program in CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: FLAGS });
}
