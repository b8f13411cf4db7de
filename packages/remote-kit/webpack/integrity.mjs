import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** As browsers take it. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Each of these files with its hash, in the order of their names. */
export function integrityOfFiles(folder, files) {
  return Object.fromEntries(files.toSorted().map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
}
