import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** What every front-end build is made from besides its own folder. */
const SHARED = ['packages/ui', 'packages/texts', 'packages/remote-kit', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];
const NOT_SOURCE = ['**/node_modules/**', '**/dist/**', '**/test/**', '**/*.test.*', '**/*.md'];

/**
 * Names the sources of a front-end workspace (its folder's path in the project, or an absolute one) by their content: as long as it is
 * the same, its last build is good.
 */
export function sourceStamp(workspace: string): string {
  const hash = createHash('sha256');
  for (const path of [workspace, ...SHARED].flatMap(filesBelow)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectRoot, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  const folder = resolve(projectRoot, path);
  if (statSync(folder).isFile()) return [path];
  const found = globSync('**/*', { cwd: folder, exclude: NOT_SOURCE, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .toSorted();
}
