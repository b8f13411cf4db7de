import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from './paths.ts';
import { sourceStamp } from './source-stamp.ts';

const STAMP = '.source-stamp';

/** Where the last build of a workspace is, when it was made of the sources as they are now; null otherwise. */
export function goodBuild(workspace: string): string | null {
  const dist = path.join(workspaceFolder(workspace), 'dist');
  return readStamp(dist) === sourceStamp(workspace) ? dist : null;
}

/** Says of what sources (`sourceStamp`, before the build) `dist` was built. */
export function stampBuild(dist: string, stamp: string): void {
  writeFileSync(path.join(dist, STAMP), stamp);
}

function readStamp(dist: string): string | null {
  try {
    return readFileSync(path.join(dist, STAMP), 'utf8');
  } catch {
    return null;
  }
}
