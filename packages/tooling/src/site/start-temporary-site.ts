import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '../project-root.ts';
import { foldersOf, type SiteOptions } from './site-options.ts';
import { startSite, type Site } from './start-site.ts';

/** Versions of services that temporary sites share: the same files at the same place are compiled once. */
const VERSIONS = join(cacheFolder, 'service-versions');
/** Everybody in a test comes from one address. */
const SIGN_INS_PER_SECOND = 100;
const REMOVE_SITE = join(import.meta.dirname, 'remove-site.ts');

/**
 * A site of its own for a test or a bench: new data folder, free ports. It is gone after `stop`, and also when the
 * process that started it is killed: a watcher then reads the end of its input and removes the site.
 */
export async function startTemporarySite(options: Partial<SiteOptions> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'facet-site-'));
  chmodSync(dataDir, 0o755);
  const remove = `trap "" INT TERM HUP; cat; exec "$0" "$1" "$2"`;
  const watcher = spawn('/bin/sh', ['-c', remove, process.execPath, REMOVE_SITE, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  shareVersions(foldersOf(dataDir).releases);
  const site = await startSite({ dataDir, signInsPerSecond: SIGN_INS_PER_SECOND, ...options });
  const stop = async (): Promise<void> => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
    watcher.stdin.end();
  };
  return { ...site, stop };
}

function shareVersions(releases: string): void {
  for (const folder of [VERSIONS, releases]) mkdirSync(folder, { recursive: true });
  symlinkSync(VERSIONS, join(releases, 'services'));
}
