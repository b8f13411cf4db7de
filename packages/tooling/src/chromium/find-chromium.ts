import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { updateLists } from '../debian/index.ts';

/** Chromium without windows, which starts in half the time of the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell';
const KNOWN_PLACES = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for the tests: CHROMIUM_PATH, Debian's package (as root installed now), or another that is on the
 * machine.
 */
export function findChromium(chromiumPath = process.env['CHROMIUM_PATH']): string {
  if (chromiumPath) {
    if (!existsSync(chromiumPath)) throw new Error(`CHROMIUM_PATH names ${chromiumPath}, which does not exist`);
    return chromiumPath;
  }
  if (!existsSync(SHELL) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installShell();
  const known = KNOWN_PLACES.find((file) => existsSync(file));
  if (known === undefined) throw new Error('the tests need Chromium: install it, or name its program in CHROMIUM_PATH');
  return known;
}

/** A machine that cannot install it may have another browser. */
function installShell(): void {
  const install = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', 'chromium-headless-shell'];
  if (spawnSync('apt-get', ['-s', ...install]).status !== 0) updateLists();
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', install, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    console.error(`chromium-headless-shell was not installed: ${String(error)}`);
  }
}
