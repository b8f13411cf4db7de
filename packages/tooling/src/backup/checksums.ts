import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of every file below `folder`, by its path. */
export function checksumsOf(folder: string): Record<string, string> {
  const files = globSync('**', { cwd: folder, exclude: ['backup.json'] }).filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(
    files
      .toSorted((one, other) => one.localeCompare(other))
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      ]),
  );
}
