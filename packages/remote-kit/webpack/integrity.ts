import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The hash of each file. */
export type Integrities = Record<string, string>;

/** As browsers take it. */
export function integrityOf(bytes: string | Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Each of these files with its hash, in the order of their names. */
export function integrityOfFiles(folder: string, files: readonly string[]): Integrities {
  return Object.fromEntries(files.toSorted().map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
}

/** Of a file that is always among them. */
export function integrityIn(files: Integrities, name: string): string {
  const integrity = files[name];
  if (integrity === undefined) throw new Error(`the build made no ${name}`);
  return integrity;
}
