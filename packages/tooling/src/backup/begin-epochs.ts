import type pg from 'pg';
import { withClient } from '../postgres/index.ts';

/**
 * Begins a new epoch in each database of a restored site: the next start does what follows from it, before anything is
 * served. Nobody may serve from them meanwhile. Returns the databases' names.
 */
export async function beginEpochs(adminUrl: string): Promise<string[]> {
  const names = await query<{ datname: string }>(
    adminUrl,
    String.raw`select datname from pg_database where datname like 'facet\_%' and not datistemplate order by datname`,
  );
  if (names.length === 0) throw new Error('there is no database of a site (facet_…): nothing was restored');
  for (const { datname } of names) {
    const url = new URL(adminUrl);
    url.pathname = `/${datname}`;
    await query(url.href, 'select begin_epoch()');
  }
  return names.map(({ datname }) => datname);
}

function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query<Row>(text)).rows);
}
