import { cpSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtRecord, type FrontEndRecord, type ReleaseRecord } from './release-record.ts';
import { verifyFiles } from './verify-files.ts';

const PAGE = 'index.html';

/**
 * Puts a built shell into shell/: the hashed files of all versions side by side, and last the pages of this one,
 * shell/versions/<version>/index.html and those that are drawn already (with what the frames' navigation is made of),
 * so that what they name is there before them. Throws when a file is not what was built.
 */
export function copyShell(dist: string, siteDir: string): ReleaseRecord {
  const record = builtRecord(dist);
  const folder = join(siteDir, 'shell');
  mkdirSync(folder, { recursive: true });
  verifyFiles(dist, record);
  // Over one that lies there: a name holds the hash of its content, but another Node may compress that to other bytes.
  for (const name of Object.keys(record.extras.files)) copyWhole(join(dist, name), join(folder, name));
  const versionFolder = join(folder, 'versions', record.metadata.version);
  mkdirSync(versionFolder, { recursive: true });
  for (const page of [...drawnPages(record), PAGE]) copyWhole(join(dist, page), join(versionFolder, page));
  return record;
}

function drawnPages({ extras: { drawn = {}, frames } }: FrontEndRecord): string[] {
  const pages = [drawn, frames?.pages ?? {}].flatMap((byPath) => Object.values(byPath).flatMap((languages) => Object.values(languages)));
  return [...pages, ...(frames ? [frames.menu] : [])].map(({ url }) => basename(url));
}

/** Makes a shell that was copied the installation's own: what visitors get until the gateway knows the registry. */
export function seedShell(siteDir: string, { metadata: { version } }: ReleaseRecord): void {
  copyWhole(join(siteDir, 'shell/versions', version, PAGE), join(siteDir, 'shell', PAGE));
}

function copyWhole(from: string, to: string): void {
  const partial = `${to}.partial-${process.pid}`;
  cpSync(from, partial, { recursive: true });
  renameSync(partial, to);
}
