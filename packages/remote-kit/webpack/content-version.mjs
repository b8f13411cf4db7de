import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `<package version>-<10 hex of content>`: the same bytes always have the same version, others never. `declared`: what else the
 * record says, for a version has one record as well.
 */
export function contentVersion(folder, files, packageVersion, declared = {}) {
  const hash = createHash('sha256').update(JSON.stringify(declared));
  for (const file of files.toSorted()) {
    const bytes = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`;
}
