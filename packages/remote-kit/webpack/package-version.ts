import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Of the package in a folder. */
export function packageVersionOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
