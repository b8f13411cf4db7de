import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptOptions, updateLists } from './apt-lists.ts';

/**
 * Unpacks Debian packages and what they need beyond this machine into a folder, as any user; nothing is installed.
 * Does nothing when the folder is there already.
 */
export function unpackPackages(names: readonly string[], folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}.`);
  try {
    const wanted = new Set([...names, ...missingPackages(names)]);
    execFileSync('apt-get', [...aptOptions(), 'download', '-qq', ...wanted], { cwd: partial, stdio: ['ignore', 'ignore', 'pipe'] });
    for (const file of globSync('*.deb', { cwd: partial })) execFileSync('dpkg', ['-x', join(partial, file), join(partial, 'root')]);
    if (!existsSync(folder)) renameSync(join(partial, 'root'), folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** What `apt-get install` would add to this machine. */
function missingPackages(names: readonly string[]): string[] {
  const simulate = () =>
    spawnSync('apt-get', [...aptOptions(), '-s', '--no-install-recommends', 'install', ...names], { encoding: 'utf8' });
  let result = simulate();
  if (result.status !== 0) {
    updateLists();
    result = simulate();
  }
  if (result.status !== 0) throw new Error(`apt-get knows no way to ${names.join(', ')}:\n${result.stderr || String(result.error)}`);
  return [...result.stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name ?? '');
}
