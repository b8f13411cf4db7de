import { createHash } from 'node:crypto';

/**
 * `<package version>-<10 hex of content>`: the same bytes (a `Map` of names and buffers) always have the same version, others never. `declared`:
 * what else the record says, for a version has one record as well.
 */
export function contentVersion(files, packageVersion, declared = {}) {
  const hash = createHash('sha256').update(JSON.stringify(declared));
  for (const file of [...files.keys()].map(String).toSorted()) {
    const bytes = files.get(file);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`;
}
