import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the registry keeps of a version: an entry of the public micro-frontend discovery schema. Only its version
 * matters here.
 */
export interface ReleaseRecord {
  readonly metadata: { readonly version: string };
}

/** The same of a remote or the shell. */
export interface FrontEndRecord extends ReleaseRecord {
  readonly extras: {
    /** All of the version, compressed neighbours too, with their hashes as browsers take them. */
    readonly files: Readonly<Record<string, string>>;
    /** The shell's public pages that are drawn already, by path and language. */
    readonly drawn?: DrawnPages;
    /** The member's frames that are, and what the gateway makes their navigation of. */
    readonly frames?: { readonly pages: DrawnPages; readonly menu: PublishedPage };
  };
}

type DrawnPages = Readonly<Record<string, Readonly<Record<string, PublishedPage>>>>;

interface PublishedPage {
  readonly url: string;
  readonly integrity: string;
}

/** The record that the build wrote beside what it built. */
export function builtRecord(dist: string): FrontEndRecord {
  return JSON.parse(readFileSync(join(dist, RECORD_FILE), 'utf8')) as FrontEndRecord;
}

export const RECORD_FILE = 'release.json';
