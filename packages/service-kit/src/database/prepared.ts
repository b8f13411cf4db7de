import type { Knex } from 'knex';
import type { Database, Transaction } from './open-database.ts';
import type { TracedConnection } from './trace-queries.ts';

/** What Knex runs its own statements by. */
interface Connections {
  acquireConnection(): Promise<TracedConnection>;
  releaseConnection(connection: TracedConnection): Promise<void>;
}

/**
 * A statement that a connection reads and plans once, under this name, for what is asked very often: it bears no trace,
 * since its text may not change. It names the columns that it answers: after a migration that adds one, `*` would fail
 * on each connection that was open. Not for a table that is empty one moment and long the next, such as the outbox: the
 * plan stays as it was until the table is analysed. Outside a transaction it goes to a connection of the pool by
 * itself: Knex's builder costs as much as the statement; `onSent` hears when it had one.
 */
export async function prepared<Result>(
  database: Database | Transaction,
  name: string,
  sql: string,
  values: readonly Knex.RawBinding[],
  onSent: () => void = () => undefined,
): Promise<Result> {
  if (database.isTransaction === true) return (await database.raw<unknown>(sql, [...values]).options({ name })) as Result;
  const connections = database.client as Connections;
  const connection = await connections.acquireConnection();
  onSent();
  try {
    return await ask<Result>(connection, { name, text: numbered(sql), values: [...values] });
  } finally {
    await connections.releaseConnection(connection);
  }
}

function ask<Result>(connection: TracedConnection, query: Parameters<TracedConnection['query']>[0]): Promise<Result> {
  return new Promise((resolve, reject) => {
    connection.query(query, (error, result) => (error ? reject(error) : resolve(result as Result)));
  });
}

const texts = new Map<string, string>();

/** With $1, $2 … where Knex writes a question mark. */
function numbered(sql: string): string {
  const known = texts.get(sql);
  if (known !== undefined) return known;
  let count = 0;
  const text = sql.replaceAll('?', () => `$${++count}`);
  texts.set(sql, text);
  return text;
}
