import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIndexes, concurrentIndexes } from './build-indexes.ts';
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
 * While a migration waits for a table, everybody who comes after it waits as well: so it waits briefly, and asks again.
 */
const TIMEOUT = { tableWaitMs: 2_000, pauseMs: 1_000 };
const TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the database to the newest version: the kit's own tables first, then `directory`'s `NNN-name.sql` in order of
 * name. Forward only. A file that was applied and then changed stops the start: write a new one instead. A table that
 * is in use for minutes (a backup, an audit of everything) is waited for without holding up others; then it gives up
 * and nothing has changed. A file of `create index concurrently` is built outside of a transaction, while others write
 * (build-indexes.ts).
 */
export async function migrate(database: Database, directory: string, { tableWaitMs, pauseMs } = TIMEOUT): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const done: string[] = [];
  for (let triesLeft = TRIES; ;) {
    try {
      const { applied, next } = await applyPending(database, migrations, tableWaitMs);
      done.push(...applied);
      if (!next) return done;
      if (await build(database, next)) done.push(next.name);
      else await pause(pauseMs);
    } catch (error) {
      if (error instanceof OthersMigrate) await pause(pauseMs);
      else if (--triesLeft > 0 && error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) await pause(pauseMs);
      else throw error;
    }
  }
}

/** Asked again and again: who waited in a transaction would be waited for by an index that is being built. */
class OthersMigrate extends Error {}

/** All that one transaction can do: up to the next file of indexes, if there is one. */
function applyPending(
  database: Database,
  migrations: readonly Migration[],
  tableWaitMs: number,
): Promise<{ applied: string[]; next: WithIndexes | undefined }> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.raw<{ rows: [{ is_ours: boolean }] }>('select pg_try_advisory_xact_lock(?) as is_ours', [
      MIGRATION_LOCK,
    ]);
    if (!rows[0].is_ours) throw new OthersMigrate();
    await transaction.raw(`set local lock_timeout = ${tableWaitMs}`);
    await transaction.raw(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const known = await transaction<{ name: string; checksum: string }>('schema_migrations').select('name', 'checksum');
    const checksums = new Map(known.map((row) => [row.name, row.checksum]));
    const pending = migrations.filter((migration) => !isApplied(migration, checksums));
    const applied: string[] = [];
    for (const migration of pending) {
      const indexes = concurrentIndexes(migration);
      if (indexes) return { applied, next: { ...migration, indexes } };
      await apply(transaction, migration);
      applied.push(migration.name);
    }
    return { applied, next: undefined };
  });
}

type WithIndexes = Migration & { indexes: NonNullable<ReturnType<typeof concurrentIndexes>> };

/** Whether this process did it. */
async function build(database: Database, { indexes, name, checksum }: WithIndexes): Promise<boolean> {
  let isNew = false;
  await buildIndexes(database, {
    indexes,
    lock: MIGRATION_LOCK,
    async built(session) {
      const rows = await session('insert into schema_migrations (name, checksum) values (?, ?) on conflict do nothing returning name', [
        name,
        checksum,
      ]);
      isNew = rows.length > 0;
    },
  });
  return isNew;
}

/**
 * Names and contents of all migrations, as one hash: tests use it to know whether a template database is still right.
 */
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
