import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import pg from 'pg';

/**
 * What PostgreSQL says to leave out of a base backup (its documentation, "Making a Base Backup Using the Low Level
 * API").
 */
const EMPTIED = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|.*\.tmp|pg_internal\.init)$/;
const WAL_SEGMENT = /^[0-9A-F]{24}$/;
/** Holds the write-ahead log until it is copied; gone with its connection. */
const SLOT = 'facet_backup';

/**
 * Copies a running server's files to `folder`: all its databases as they were at one moment, the end of the copy,
 * whatever was written meanwhile. PostgreSQL's own low-level backup: start, copy, stop, and the write-ahead log from
 * the start to the stop.
 */
export async function baseBackup({ url, dataDir, folder }: { url: string; dataDir: string; folder: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT]);
    const started = await client.query<{ segment: string }>('select pg_walfile_name(pg_backup_start($1, fast => true)) as segment', [SLOT]);
    copyCluster(dataDir, folder);
    const stopped = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)',
    );
    writeFileSync(join(folder, 'backup_label'), stopped.rows[0]?.labelfile ?? '');
    const tablespaces = stopped.rows[0]?.spcmapfile ?? '';
    if (tablespaces.trim() !== '') throw new Error('a server with tablespaces of its own cannot be backed up by this command');
    copyLog(dataDir, folder, started.rows[0]?.segment ?? '');
  } finally {
    await client.end();
  }
}

function copyCluster(dataDir: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyFolder(dataDir, folder);
  for (const name of EMPTIED) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
}

/** File by file: the server removes and renames some while they are copied, which its log makes good. */
function copyFolder(from: string, to: string, root = from): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    if (LEFT_OUT.test(entry.name) || EMPTIED.includes(relative(root, source))) continue;
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      mkdirSync(target, { mode: 0o700, recursive: true });
      copyFolder(source, target, root);
    } else if (entry.isFile()) copyUnlessGone(source, target);
  }
}

function copyUnlessGone(source: string, target: string): void {
  try {
    cpSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function copyLog(dataDir: string, folder: string, firstSegment: string): void {
  const log = join(dataDir, 'pg_wal');
  // The newest segments are empty ones that are kept for later; without them the log ends where it was written to.
  const segments = readdirSync(log).filter((name) => WAL_SEGMENT.test(name) && afterTimeline(name) >= afterTimeline(firstSegment));
  for (const name of segments) {
    if (statSync(join(log, name)).size > 0) cpSync(join(log, name), join(folder, 'pg_wal', basename(name)));
  }
}

function afterTimeline(segment: string): string {
  return segment.slice(8);
}
