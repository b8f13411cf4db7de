import { parsePlPgSQLSync } from 'libpg-query';
import type pg from 'pg';
import { calls, DISTRIBUTED_FUNCTIONS, TABLES } from './distribution.ts';
import { kids, type Node } from './tree.ts';

/** What of a trigger's function reaches beyond its row: any statement of SQL. */
const REACHING = /^PLpgSQL_stmt_(execsql|perform|call|dynexecute|fors|dynfors|forc|open)$/;
const ofPublic = `relnamespace = 'public'::regnamespace`;

type Look = (client: pg.ClientBase) => Promise<string[]>;

/** What Citus would refuse of `deploy/database/citus.sql` in this database, or do otherwise than it says there. */
export async function findRefusals(client: pg.ClientBase): Promise<string[]> {
  const found: string[] = [];
  for (const look of [tables, columns, uniqueKeys, foreignKeys, triggers, functions]) found.push(...(await look(client)));
  return found;
}

const isMembers = (table: string): boolean => TABLES[table] === 'member';

/** Each table has one line, each line a table. */
const tables: Look = async (client) => {
  const { rows } = await client.query<{ name: string }>(`select relname as name from pg_class where relkind in ('r', 'p') and ${ofPublic}`);
  const names = rows.map(({ name }) => name);
  const declared = calls.filter(({ name }) => name !== 'create_distributed_function').map(({ given }) => given[0] ?? '');
  return [
    ...names.filter((name) => !declared.includes(name)).map((name) => `${name} has no place`),
    ...declared.filter((name, at) => !names.includes(name) || declared.indexOf(name) !== at).map((name) => `${name} is no table, or twice`),
    ...calls
      .filter(
        ({ name, given, colocatedWith }) => name === 'create_distributed_table' && given[0] !== 'wallets' && colocatedWith !== 'wallets',
      )
      .map(({ given }) => `${given[0]} does not lie with wallets`),
  ];
};

/** Rows are spread by a column of the same type everywhere, which each row has. */
const columns: Look = async (client) => {
  const { rows } = await client.query<{ table: string }>(
    `select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'member_id'
     where ${ofPublic} and a.atttypid = 'uuid'::regtype and a.attnotnull and a.attgenerated = ''`,
  );
  const fit = rows.map(({ table }) => table);
  const spread = calls.filter(({ name }) => name === 'create_distributed_table');
  return spread.flatMap(({ given: [table = '', column] }) =>
    column === 'member_id' && fit.includes(table) ? [] : [`${table} cannot be spread by ${column}`],
  );
};

/** Primary, unique or excluding: of a spread table only together with the member. */
const uniqueKeys: Look = async (client) => {
  const { rows } = await client.query<{ name: string; table: string; columns: string[] }>(
    `select i.indexrelid::regclass::text as name, c.relname as table, (select array_agg(a.attname::text) from pg_attribute a
       where a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid where (i.indisunique or i.indisexclusion) and ${ofPublic}`,
  );
  return rows.filter(({ table, columns: held }) => isMembers(table) && !held.includes('member_id')).map(({ name }) => name);
};

/** From a spread table to one that lies with it, by the member as well, or to what is everywhere. */
const foreignKeys: Look = async (client) => {
  const { rows } = await client.query<{ name: string; from: string; to: string; by_member: boolean }>(
    `select k.conname as name, k.conrelid::regclass::text as from, k.confrelid::regclass::text as to, exists (
       select from unnest(k.conkey, k.confkey) as pair (one, other)
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.one and a.attname = 'member_id'
       join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = 'member_id') as by_member
     from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
  );
  const bears = ({ from, to, by_member }: (typeof rows)[number]): boolean => {
    if (isMembers(from)) return TABLES[to] === 'everywhere' || (isMembers(to) && by_member);
    return TABLES[from] === TABLES[to] || (TABLES[from] !== 'everywhere' && TABLES[to] === 'everywhere');
  };
  return rows.filter((key) => !bears(key)).map(({ name, from, to }) => `${name}: a foreign key of ${from} to ${to}`);
};

/** They run on a shard, where no other row is at hand. */
const triggers: Look = async (client) => {
  const { rows } = await client.query<{ name: string; table: string; definition: string }>(
    `select t.tgname as name, c.relname as table, pg_get_functiondef(t.tgfoid) as definition
     from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and ${ofPublic}`,
  );
  return rows
    .filter(({ table, definition }) => (isMembers(table) || TABLES[table] === 'everywhere') && reachesOut(definition))
    .map(({ name, table }) => `${name}: a trigger of ${table} that reaches beyond its row`);
};

function reachesOut(definition: string): boolean {
  let isFound = false;
  kids(parsePlPgSQLSync(definition) as unknown as Node, (kind, body) => {
    isFound ||= REACHING.test(kind) || (kind === 'PLpgSQL_expr' && /(?<!distinct )\bfrom\b/i.test(String(body.query)));
  });
  return isFound;
}

/** Done on the shard of whom the first argument names: one member, not a list of them. */
const functions: Look = async (client) => {
  const wrong: string[] = [];
  for (const [signature, argument] of DISTRIBUTED_FUNCTIONS) {
    const { rows } = await client.query<{ fits: boolean }>(
      `select proargnames[1] = $2 and proargtypes[0] = 'uuid'::regtype as fits from pg_proc where oid = to_regprocedure($1)`,
      [signature, argument],
    );
    if (rows[0]?.fits !== true) wrong.push(`${signature} cannot be done where ${argument} lies`);
  }
  return wrong;
};
