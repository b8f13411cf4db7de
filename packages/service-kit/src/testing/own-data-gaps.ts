import type { Database } from '../database/open-database.ts';
import type { OwnData } from '../privacy/own-data.ts';

/** Columns that say whose a row is. */
const WHOSE = ['member_id', 'referrer_id', 'referred_id', 'winner_id', 'platform_user_id'];

/** Tables about members that a service's declaration does not name, and names in it of tables that there are not. */
export async function ownDataGaps(database: Database, { parts, leftOut }: OwnData): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { name: string; isAboutMembers: boolean }[] }>(
    `select table_name as name, bool_or(column_name = any (?)) as "isAboutMembers"
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`,
    [WHOSE],
  );
  const tables = rows.filter(({ isAboutMembers }) => isAboutMembers).map(({ name }) => name);
  const given = Object.values(parts).flatMap((sql) => [...sql.matchAll(/\b(?:from|join) (\w+)/g)].map(([, table]) => table ?? ''));
  return [
    ...tables.filter((table) => !given.includes(table) && !(table in leftOut)).map((table) => `${table} is neither given nor left out`),
    ...Object.keys(leftOut)
      .filter((table) => !rows.some(({ name }) => name === table))
      .map((table) => `${table}, which is left out, does not exist`),
  ];
}
