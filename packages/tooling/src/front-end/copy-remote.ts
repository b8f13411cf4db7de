import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtRecord, type ReleaseRecord } from './release-record.ts';
import { verifyFiles } from './verify-files.ts';

/**
 * Puts a built remote into remotes/<name>/<version>/, whole and unaltered or not at all; a version that lies there is
 * never touched again.
 */
export function copyRemote(dist: string, name: string, siteDir: string): ReleaseRecord {
  const record = builtRecord(dist);
  const { version } = record.metadata;
  const folder = join(siteDir, 'remotes', name, version);
  if (existsSync(folder)) {
    verifyFiles(folder, record);
    return record;
  }
  const partial = `${folder}.partial-${process.pid}`;
  cpSync(join(dist, version), partial, { recursive: true });
  try {
    verifyFiles(partial, record);
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Somebody published the same bytes at the same moment.
    if (!existsSync(folder)) throw error;
  }
  return record;
}
