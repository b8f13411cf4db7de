import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.ts';

/** What every front-end build is made from besides its own folder. */
const SHARED = ['ui', 'texts', 'remote-kit', 'console-kit'].map((name) => `packages/${name}`);
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];
/** Of tests only those are sources that are named themselves. */
const NOT_SOURCE = ['**/node_modules/**', '**/dist/**', '**/test/**', '**/*.test.*', '**/*.md'];

let sharedStamp: string | undefined;

/**
 * Names the sources of a front-end build (its folders and files, paths in the project or absolute) by their content: as
 * long as it is the same, the last build is good. What all builds share is read once in a process, so this belongs to
 * commands, not to what stays.
 */
export function sourceStamp(...sources: string[]): string {
  sharedStamp ??= stampOf([...SHARED, ...SETTINGS]);
  return stampOf(sources, sharedStamp);
}

function stampOf(sources: readonly string[], start = ''): string {
  const hash = createHash('sha256').update(start);
  for (const file of sources.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(projectRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Paths in the project, in the order of their names. */
function filesBelow(source: string): string[] {
  const place = path.resolve(projectRoot, source);
  if (statSync(place).isFile()) return [path.relative(projectRoot, place)];
  const found = globSync('**/*', { cwd: place, exclude: NOT_SOURCE, withFileTypes: true }).filter((entry) => entry.isFile());
  return found.map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name))).toSorted();
}
