import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { updateLists } from '../debian/index.ts';

const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for the journeys: CHROMIUM_PATH, what is on the machine, or as root Debian's package, installed now. */
export function findChromium(chromiumPath = process.env['CHROMIUM_PATH']): string {
  if (chromiumPath) {
    if (!existsSync(chromiumPath)) throw new Error(`CHROMIUM_PATH names ${chromiumPath}, which does not exist`);
    return chromiumPath;
  }
  const known = knownChromium();
  if (known) return known;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('the journeys need Chromium: install it, or name its program in CHROMIUM_PATH');
  }
  installChromium();
  const installed = knownChromium();
  if (!installed) throw new Error('apt-get installed chromium, but its program is not where it is expected');
  return installed;
}

function knownChromium(): string | undefined {
  return KNOWN_PLACES.find((file) => existsSync(file));
}

function installChromium(): void {
  const install = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', 'chromium'];
  if (spawnSync('apt-get', ['-s', ...install]).status !== 0) updateLists();
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', install, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
}
