import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate, migrationsFingerprint } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';

/** A database of one test file's own, already migrated. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const TEMPLATE_LOCK = 4_711_002;

/**
 * Copies the migrated template of `migrationsDirectory` (made at the first call, 10 ms a copy afterwards).
 * The server is the one that the environment's TEST_DATABASE_URL names, as a superuser.
 */
export async function createTestDatabase(migrationsDirectory: string): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined)
    throw new Error('TEST_DATABASE_URL is not set: run the tests through vitest at the root, which starts PostgreSQL');
  const template = await prepareTemplate(serverUrl, migrationsDirectory);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withServer(serverUrl, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => withServer(serverUrl, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

async function prepareTemplate(serverUrl: string, migrationsDirectory: string): Promise<string> {
  const template = `template_${await migrationsFingerprint(migrationsDirectory)}`;
  await withServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount !== 0) return;
    await client.query(`drop database if exists making_${template}`);
    await client.query(`create database making_${template}`);
    const database = openDatabase({ url: databaseUrl(serverUrl, `making_${template}`), applicationName: 'test template', poolSize: 2 });
    try {
      await migrate(database, migrationsDirectory);
    } finally {
      await database.destroy();
    }
    await client.query(`alter database making_${template} rename to ${template}`);
  });
  return template;
}

async function withServer<Result>(serverUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
