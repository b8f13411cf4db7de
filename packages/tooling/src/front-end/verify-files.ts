import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontEndRecord } from './release-record.ts';

/** Throws unless these files of a version, in a folder, are byte for byte what its record says that the build made. */
export function verifyFiles(folder: string, { metadata, extras }: FrontEndRecord): void {
  for (const [name, integrity] of Object.entries(extras.files)) {
    if (integrity === integrityOf(readFileSync(join(folder, name)))) continue;
    throw new Error(`${join(folder, name)} is not what was built as version ${metadata.version}: build it anew`);
  }
}

/** As browsers take it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
