import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the registry keeps of a version: an entry of the public micro-frontend discovery schema. Only its version matters here. */
export interface ReleaseRecord {
  readonly metadata: { readonly version: string };
}

/** The record that the build wrote beside what it built. */
export function builtRecord(dist: string): ReleaseRecord {
  return JSON.parse(readFileSync(join(dist, RECORD_FILE), 'utf8')) as ReleaseRecord;
}

export const RECORD_FILE = 'release.json';
