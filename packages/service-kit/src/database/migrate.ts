import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction, type Database, type Transaction } from './open-database.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const KIT_MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** One number for all services: only one process migrates a database at a time. */
const MIGRATION_LOCK = 4_711_001;
/** While a migration waits for a table, everybody who comes after it waits as well: so it waits briefly, and asks again. */
const TIMEOUT = { tableWaitMs: 2_000, pauseMs: 1_000 };
const TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the database to the newest version: the kit's own tables first, then `directory`'s `NNN-name.sql` in order of name.
 * Forward only. A file that was applied and then changed stops the start: write a new one instead. A table that is in use for minutes
 * (a backup, an audit of everything) is waited for without holding up others; then it gives up and nothing has changed.
 */
export async function migrate(database: Database, directory: string, { tableWaitMs, pauseMs } = TIMEOUT): Promise<string[]> {
  const migrations = await readMigrations(directory);
  for (let triesLeft = TRIES; ; triesLeft -= 1) {
    try {
      return await applyPending(database, migrations, tableWaitMs);
    } catch (error) {
      if (triesLeft === 1 || !(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
      await pause(pauseMs);
    }
  }
}

function applyPending(database: Database, migrations: readonly Migration[], tableWaitMs: number): Promise<string[]> {
  return inTransaction(database, async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await transaction.raw(`set local lock_timeout = ${tableWaitMs}`);
    await transaction.raw(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const rows = await transaction<{ name: string; checksum: string }>('schema_migrations').select('name', 'checksum');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const pending = migrations.filter((migration) => !isApplied(migration, applied));
    for (const migration of pending) await apply(transaction, migration);
    return pending.map((migration) => migration.name);
  });
}

/** Names and contents of all migrations, as one hash: tests use it to know whether a template database is still right. */
export async function migrationsFingerprint(directory: string): Promise<string> {
  const migrations = await readMigrations(directory);
  return sha256(migrations.map((migration) => `${migration.name}:${migration.checksum}`).join('\n')).slice(0, 16);
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const files: Migration[] = [];
  for (const [prefix, folder] of [
    ['kit/', KIT_MIGRATIONS],
    ['', directory],
  ] as const) {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
      const sql = await readFile(join(folder, file), 'utf8');
      files.push({ name: prefix + file, sql, checksum: sha256(sql) });
    }
  }
  return files;
}

function isApplied(migration: Migration, applied: Map<string, string>): boolean {
  const checksum = applied.get(migration.name);
  if (checksum !== undefined && checksum !== migration.checksum)
    throw new Error(`migration ${migration.name} was changed after it was applied; restore it and add a new file`);
  return checksum !== undefined;
}

async function apply(transaction: Transaction, migration: Migration): Promise<void> {
  await transaction.raw(migration.sql.replaceAll('?', '\\?'));
  await transaction('schema_migrations').insert({ name: migration.name, checksum: migration.checksum });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
