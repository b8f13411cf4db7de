import { createHash } from 'node:crypto';
import { bytesOf } from './built-files.ts';

/**
 * `<package version>-<10 hex of content>`: the same bytes always have the same version, others never. `declared`: what
 * else the record says, for a version has one record as well.
 */
export function contentVersion(files: ReadonlyMap<string, Buffer>, packageVersion: string, declared: object = {}): string {
  const hash = createHash('sha256').update(JSON.stringify(declared));
  for (const file of [...files.keys()].toSorted()) {
    const bytes = bytesOf(files, file);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`;
}
