import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openHome } from '../postgres/home.ts';
import { startPostgres } from '../postgres/index.ts';
import { foldersOf } from '../site/site-options.ts';
import { writeWhole } from '../write-whole.ts';
import { baseBackup } from './base-backup.ts';
import { checksumsOf } from './checksums.ts';

/**
 * What a site needs besides its databases: without the keys sessions end and secrets stay sealed, without the site
 * pages are missing.
 */
export const KEPT_FOLDERS = ['secrets', 'keys', 'site', 'gatewayState', 'releases'] as const;

/** Says that the backup is whole: written last. */
export interface BackupRecord {
  format: 'facet-backup.v1';
  /** When the copy ended: the moment that all databases are restored to. */
  takenAt: string;
  postgresPort: number;
  /** SHA-256 of each file. */
  files: Record<string, string>;
}

export const RECORD = 'backup.json';

/** Copies the site in `dataDir`, running or not, to the empty folder `to`. Nobody waits for it. */
export async function backUp({ dataDir, to, isRunning }: { dataDir: string; to: string; isRunning: boolean }): Promise<BackupRecord> {
  const folders = foldersOf(dataDir);
  if (!existsSync(folders.postgres)) throw new Error(`there is no site in ${dataDir}: name its folder in DATA_DIR`);
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty: a backup goes into a folder of its own`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const postgres = await startPostgres({ folder: folders.postgres });
  try {
    // What seals and signs first: whatever the databases hold was made with it, or with a key that is there too.
    for (const name of KEPT_FOLDERS)
      if (existsSync(folders[name])) cpSync(folders[name], join(to, name), { recursive: true, verbatimSymlinks: true });
    cpSync(openHome(folders.postgres).passwordFile, join(to, 'postgres-password'));
    await baseBackup({ url: postgres.url, dataDir: postgres.dataDir, folder: join(to, 'postgres') });
  } finally {
    if (!isRunning) await postgres.stop();
  }
  const record: BackupRecord = {
    format: 'facet-backup.v1',
    takenAt: new Date().toISOString(),
    postgresPort: postgres.port,
    files: checksumsOf(to),
  };
  writeWhole(join(to, RECORD), JSON.stringify(record, null, 2));
  return record;
}
