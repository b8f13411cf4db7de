import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/**
 * SHA-256 of each PNG by state and look: `{ "earn": { "360 dark": "9f2c…" } }`, a line for each picture, beside the
 * room that it shows.
 */
export type AcceptedPictures = Record<string, Record<string, string>>;

export async function readAccepted(file: string): Promise<AcceptedPictures> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as AcceptedPictures) : {};
}

export function writeAccepted(file: string, pictures: AcceptedPictures): Promise<void> {
  return writeFile(file, `${JSON.stringify(pictures, null, 2)}\n`);
}
