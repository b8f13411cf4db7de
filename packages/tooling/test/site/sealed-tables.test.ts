import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../src/project-root.ts';
import { until } from '../../src/until.ts';
import { openForMigrations, openTables, sealTables } from '../../src/site/sealed-tables.ts';
import { serviceDatabases } from '../../src/site/service-databases.ts';

const SERVICE = `sealed${randomBytes(4).toString('hex')}`;
const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'facet-sealed-'));
let own: pg.Client;
let ownUrl: string | undefined;

/** As a version lies on the disk whose migrations are all applied. */
beforeAll(async () => {
  const urls = await serviceDatabases(adminUrl, [SERVICE], join(folder, 'secrets'));
  ownUrl = urls[SERVICE];
  own = new pg.Client({ connectionString: ownUrl });
  await own.connect();
  cpSync(join(projectRoot, 'packages/service-kit/migrations'), join(folder, 'packages/service-kit/migrations'), { recursive: true });
  mkdirSync(join(folder, 'services', SERVICE, 'migrations'), { recursive: true });
  await own.query(`
    create table schema_migrations (name text primary key);
    create table entries (id bigint generated always as identity primary key, text text not null);
    create table others (id integer primary key);
    create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'only grows'; end $$;
    create trigger only_grows before update or delete or truncate on entries for each statement execute function refuse_change();
    revoke update, delete, truncate on entries from current_user;`);
  for (const file of readdirSync(join(folder, 'packages/service-kit/migrations')))
    await own.query('insert into schema_migrations values ($1)', [`kit/${file}`]);
  await own.query(`insert into entries (text) values ('the first')`);
});
afterAll(async () => {
  await own.end();
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database facet_${SERVICE}`);
  await admin.query(`drop role facet_${SERVICE}`);
  await admin.end();
  rmSync(folder, { recursive: true });
});

const TRIES = [
  'alter table entries disable trigger user',
  'drop trigger only_grows on entries',
  'delete from entries',
  `update entries set text = 'another'`,
  'truncate entries',
  'drop table entries',
  'drop schema public cascade',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
  'create trigger mine before insert on entries for each row execute function refuse_change()',
  'create rule nothing as on insert to entries do instead nothing',
  'set role facet_keeper',
  'alter table entries owner to current_user',
];

const texts = async () => (await own.query<{ text: string }>('select text from entries order by id')).rows.map(({ text }) => text);
const migrate = () => own.query('alter table entries add column note text');

test('what only grows: its own service can alter it as long as nobody sealed it', async () => {
  await own.query('begin; alter table entries disable trigger user; grant delete on entries to current_user; delete from entries');
  expect(await texts()).toEqual([]);
  await own.query('rollback');
});

test('sealed, the service reads and adds, and nothing that it tries changes, empties or drops it', async () => {
  await sealTables(adminUrl, [SERVICE]);
  await sealTables(adminUrl, [SERVICE]);
  // Without the right to give it is a warning and gives nothing.
  await own.query('grant update, delete, truncate on entries to current_user');
  for (const statement of TRIES) await expect(own.query(statement)).rejects.toThrow(/must be owner|permission denied|only grows/);
  await own.query(`insert into entries (text) values ('the second')`);
  expect(await texts()).toEqual(['the first', 'the second']);
  // Everything else is the service's own as before.
  await own.query('alter table others add column more text; drop table others; create table others (id integer)');
});

test('a service that holds one table and then asks for another is not in the way, nor is sealing in its', async () => {
  await own.query(`create table more_entries (id integer);
    create trigger only_grows before update or delete or truncate on more_entries for each statement execute function refuse_change()`);
  await openTables(adminUrl, [SERVICE]);
  const using = new pg.Client({ connectionString: ownUrl });
  await using.connect();
  await using.query('begin; select from more_entries');
  const sealing = sealTables(adminUrl, [SERVICE]);
  const waiting = 'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
  await until('sealing waits for the table', async () => (await own.query(waiting)).rowCount === 1);
  await using.query('select from entries; commit');
  await sealing;
  await using.end();
  await expect(own.query('alter table more_entries disable trigger user')).rejects.toThrow(/must be owner/);
});

test('is opened for a version with migrations that are not applied, and for no other', async () => {
  await openForMigrations(adminUrl, { [SERVICE]: folder });
  await expect(migrate()).rejects.toThrow('must be owner');
  writeFileSync(join(folder, 'services', SERVICE, 'migrations/001-note.sql'), '');
  await openForMigrations(adminUrl, { [SERVICE]: folder });
  await migrate();
  await expect(own.query('delete from entries')).rejects.toThrow(/permission denied|only grows/);
  await sealTables(adminUrl, [SERVICE]);
  await expect(own.query('alter table entries drop column note')).rejects.toThrow('must be owner');
  await own.query(`insert into entries (text, note) values ('the third', 'x')`);
  await openTables(adminUrl, [SERVICE]);
  await own.query('alter table entries add column more text');
  await sealTables(adminUrl, [SERVICE]);
  await expect(own.query('alter table entries drop column more')).rejects.toThrow('must be owner');
});
