import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.ts';
import { sourceStamp } from './source-stamp.ts';

const FOLDER = path.join(projectRoot, '.cache/builds');
/** Longer than anybody looks at the pages of sources that are no more. */
const KEPT_MS = 86_400_000;

/**
 * The folder with what `build` makes of these sources (as `sourceStamp` takes them): what lies in the cache, else it is
 * built now, whole or not at all. For what is only tested; what is released is built from nothing.
 */
export async function cachedBuild(
  name: string,
  sources: readonly string[],
  build: (folder: string) => Promise<void>,
  cache = FOLDER,
): Promise<string> {
  const folder = path.join(cache, `${name}-${sourceStamp(...sources).slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.partial-${process.pid}`;
  try {
    await build(partial);
    renameSync(partial, folder);
  } catch (error) {
    // Another process may have built the same at the same moment.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  removeOld(cache, name);
  return folder;
}

function removeOld(cache: string, name: string): void {
  const ofName = new RegExp(String.raw`^${name}-[0-9a-f]{16}(\.partial-\d+)?$`);
  for (const entry of readdirSync(cache).filter((found) => ofName.test(found))) {
    const place = path.join(cache, entry);
    if (Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEPT_MS) rmSync(place, { recursive: true, force: true });
  }
}
