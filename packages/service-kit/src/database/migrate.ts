import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction, type Database, type Transaction } from './open-database.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const KIT_MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** One number for all services: only one process migrates a database at a time. */
const MIGRATION_LOCK = 4_711_001;

/**
 * Brings the database to the newest version: the kit's own tables first, then `directory`'s `NNN-name.sql` in order of name.
 * Forward only. A file that was applied and then changed stops the start: write a new one instead.
 */
export async function migrate(database: Database, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory);
  return inTransaction(database, async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
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
