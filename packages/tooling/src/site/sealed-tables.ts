import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { withClient } from '../postgres/index.ts';

/** Owns what only grows. Nobody can sign in as it, and no service is a member of it. */
const KEEPER = 'facet_keeper';
const KIT = 'packages/service-kit/migrations';

/**
 * What a service's triggers let nobody change (its audit log, its ledger), it cannot make changeable either: the
 * tables, the triggers' functions, schema and database belong to another role. The service keeps every right that it
 * had on rows, and no right to alter, empty or drop.
 */
export async function sealTables(adminUrl: string, services: readonly string[]): Promise<void> {
  await withClient(adminUrl, (client) =>
    inTransaction(client, async () => {
      const roles = await client.query('select 1 from pg_roles where rolname = $1', [KEEPER]);
      if (!roles.rowCount) await client.query(`create role ${KEEPER} nologin`);
    }),
  );
  await eachDatabase(adminUrl, services, async (client, role) => {
    await inTransaction(client, async () => {
      await client.query(`alter database ${role} owner to ${KEEPER}`);
      await client.query(`grant connect, create, temporary on database ${role} to ${role}`);
      await client.query(`alter schema public owner to ${KEEPER}`);
      await client.query(`grant usage, create on schema public to ${role}`);
    });
    await eachTable(client, await onlyGrowing(client, role, role), async ({ name, rights }) => {
      await client.query(`alter table ${name} owner to ${KEEPER}`);
      await client.query(`grant ${rights} on ${name} to ${role}`);
    });
    await inTransaction(client, () => giveFunctions(client, role, KEEPER));
  });
}

/**
 * Gives a service its tables back while it applies migrations that it has not applied yet, those of `folder`; otherwise
 * does nothing.
 */
export async function openForMigrations(adminUrl: string, services: Readonly<Record<string, string>>): Promise<void> {
  await eachDatabase(adminUrl, Object.keys(services), async (client, role, service) => {
    if (await isBehind(client, service, services[service] ?? '')) await open(client, role);
  });
}

/** The same whatever is applied: who calls it migrates next, and seals. */
export async function openTables(adminUrl: string, services: readonly string[]): Promise<void> {
  await eachDatabase(adminUrl, services, open);
}

async function open(client: pg.Client, role: string): Promise<void> {
  const keepers = await client.query('select 1 from pg_roles where rolname = $1', [KEEPER]);
  if (!keepers.rowCount) return;
  await eachTable(client, await onlyGrowing(client, role, KEEPER), async ({ name, rights }) => {
    await client.query(`alter table ${name} owner to ${role}`);
    // The owner's own rights came along with the table: those that the service had, and no more.
    await client.query(`revoke all on ${name} from ${role}`);
    await client.query(`grant ${rights}, trigger on ${name} to ${role}`);
  });
  await inTransaction(client, () => giveFunctions(client, KEEPER, role));
}

async function isBehind(client: pg.Client, service: string, folder: string): Promise<boolean> {
  const known = await client.query<{ known: boolean }>(`select to_regclass('schema_migrations') is not null as known`);
  if (!known.rows[0]?.known) return false;
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const files = (place: string, prefix: string) => readdirSync(join(folder, place)).map((name) => `${prefix}${name}`);
  const all = [...files(KIT, 'kit/'), ...files(`services/${service}/migrations`, '')];
  return all.some((name) => name.endsWith('.sql') && !applied.has(name));
}

interface GrowingTable {
  name: string;
  /** The service's, on its rows. */
  rights: string;
}

/** The tables of `owner` that a trigger keeps from being changed, each with the service's rights on its rows. */
async function onlyGrowing(client: pg.Client, role: string, owner: string): Promise<GrowingTable[]> {
  const { rows } = await client.query<GrowingTable>(
    `select c.oid::regclass::text as name, concat_ws(', ', ${['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'REFERENCES']
      .map((right) => `case when has_table_privilege($1, c.oid, '${right}') then '${right}' end`)
      .join(', ')}) as rights
     from pg_class c where c.relowner = $2::regrole and c.oid in (
       select t.tgrelid from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = 'refuse_change')
     order by c.oid::regclass::text`,
    [role, owner],
  );
  return rows;
}

/** The functions of triggers on those tables: whoever could replace one could let everything pass. */
async function giveFunctions(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct f.oid::regprocedure::text as name from pg_proc f join pg_trigger g on g.tgfoid = f.oid where f.proowner = $1::regrole and g.tgrelid in (
       select t.tgrelid from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = 'refuse_change')`,
    [from],
  );
  for (const { name } of rows) await client.query(`alter function ${name} owner to ${to}`);
}

async function eachDatabase(
  adminUrl: string,
  services: readonly string[],
  act: (client: pg.Client, role: string, service: string) => Promise<void>,
): Promise<void> {
  await Promise.all(
    services.map(async (service) => {
      const url = new URL(adminUrl);
      url.pathname = `/facet_${service}`;
      await withClient(url.href, (client) => act(client, `facet_${service}`, service));
    }),
  );
}

/**
 * Each in a transaction of its own: who holds one table while they wait for the next wait for a service that does the
 * same the other way round.
 */
async function eachTable(client: pg.Client, tables: readonly GrowingTable[], act: (table: GrowingTable) => Promise<void>): Promise<void> {
  for (const table of tables) await inTransaction(client, () => act(table));
}

/** All or nothing, and never for long: who waits for a table holds up everybody who comes after. */
async function inTransaction(client: pg.Client, act: () => Promise<void>): Promise<void> {
  await client.query(`begin; set local lock_timeout = '5s'; select pg_advisory_xact_lock(4711009)`);
  await act();
  await client.query('commit');
}
