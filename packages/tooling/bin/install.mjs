// Plain JavaScript for Node 20: runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');

const NODE = 'node_modules/node/bin/node';

/** The Node that the project is pinned to. */
export const pinnedNode = join(root, NODE);

/** Installs by the lockfile when what is in node_modules is not what the lockfile says. */
export function installWhatIsMissing() {
  if (isInstalled(root)) return;
  console.log('installing packages by package-lock.json');
  const result = spawnSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) throw new Error(`npm ci failed${result.error ? `: ${result.error.message}` : ''}`);
}

/** npm writes what it installed to node_modules/.package-lock.json, as the last step. */
export function isInstalled(folder) {
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (installed === null || !existsSync(join(folder, NODE))) return false;
  return Object.entries(packagesIn(join(folder, 'package-lock.json')) ?? {}).every(([path, wanted]) => {
    const found = installed[path];
    return !path.includes('node_modules/') || wanted.optional || (found !== undefined && found.version === wanted.version);
  });
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}
