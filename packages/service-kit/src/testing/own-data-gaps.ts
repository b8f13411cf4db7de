import type { Database } from '../database/open-database.ts';
import type { OwnData } from '../privacy/own-data.ts';

/** Columns that say whose a row is. */
const WHOSE = ['member_id', 'referrer_id', 'referred_id', 'winner_id', 'platform_user_id'];

/** Tables about members that a service's declaration does not name, and names in it of tables that there are not. */
export async function ownDataGaps(database: Database, { parts, leftOut }: OwnData): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { table_name: string }[] }>(
    `select distinct table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = any (?)`,
    [WHOSE],
  );
  const tables = rows.map(({ table_name }) => table_name);
  const given = Object.values(parts).flatMap((sql) => [...sql.matchAll(/\b(?:from|join) (\w+)/g)].map(([, table]) => table ?? ''));
  return [
    ...tables.filter((table) => !given.includes(table) && !(table in leftOut)).map((table) => `${table} is neither given nor left out`),
    ...Object.keys(leftOut)
      .filter((table) => !tables.includes(table))
      .map((table) => `${table}, which is left out, is no table about members`),
  ];
}
