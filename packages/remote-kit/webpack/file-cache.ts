import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { projectRoot } from './paths.ts';

const FOLDER = path.join(projectRoot, '.cache/webpack');

/**
 * What webpack keeps between builds under this name; nothing while another process uses it, since two that write at
 * once may tear it.
 */
export function fileCache(name: string): FileCacheOptions | false {
  if (!claim(name)) return false;
  return { type: 'filesystem', name, cacheDirectory: FOLDER, version: presetVersion() };
}

/** Whether the cache is this process's now, until it ends. */
function claim(name: string): boolean {
  mkdirSync(FOLDER, { recursive: true });
  const lock = path.join(FOLDER, `${name}.lock`);
  if (isTakenByAnother(lock)) return false;
  rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    return false;
  }
  process.once('exit', () => rmSync(lock, { force: true }));
  return true;
}

function isTakenByAnother(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    return owner !== process.pid && process.kill(owner, 0);
  } catch {
    // No lock, or its owner was killed.
    return false;
  }
}

/**
 * A change of the preset itself, or of an installed package, must not be answered from the cache. webpack's own way
 * (`buildDependencies`) takes seconds, and one name among them that it cannot load, such as a folder's, makes it keep
 * no cache at all, without a word.
 */
function presetVersion(): string {
  const preset = globSync('**/*.{ts,cjs}', { cwd: import.meta.dirname }).toSorted();
  const files = [...preset.map((file) => path.join(import.meta.dirname, file)), path.join(projectRoot, 'package-lock.json')];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
