import type { Database } from './open-database.ts';

/** One statement of a file of indexes; its name is needed to know a build that did not end. */
const BUILDS = /^create (?:unique )?index concurrently if not exists (\w+) on /i;

interface Index {
  name: string;
  statement: string;
}

/**
 * Of a migration that builds indexes while others write, which no transaction can: each of its statements. Undefined:
 * it is any other migration.
 * @throws when it does something else as well
 */
export function concurrentIndexes(file: { name: string; sql: string }): Index[] | undefined {
  const sql = file.sql.replaceAll(/--[^\n]*/g, '');
  if (!/\bconcurrently\b/i.test(sql)) return undefined;
  const statements = sql.split(';').map((statement) => statement.replaceAll(/\s+/g, ' ').trim());
  return statements
    .filter((statement) => statement !== '')
    .map((statement) => {
      const name = BUILDS.exec(statement)?.[1];
      if (name === undefined)
        throw new Error(
          `migration ${file.name} builds concurrently, so each statement of it is a "create index concurrently if not exists": ${statement}`,
        );
      return { name, statement };
    });
}

/**
 * Builds what is not there yet; writers go on meanwhile. A build that was interrupted, or failed, has left an index
 * that nobody uses: it goes, and is built anew. Killed in between, the next start goes on where this one was. `lock`:
 * only one process builds. Returns false when another one is at it.
 */
export async function buildIndexes(
  database: Database,
  { indexes, lock, built }: { indexes: readonly Index[]; lock: number; built: (on: Session) => Promise<unknown> },
): Promise<boolean> {
  // The lock is the session's: there is no transaction that could hold it.
  return withSession(database, async (session) => {
    if (!(await session('select pg_try_advisory_lock(?) as is_ours', [lock]))[0]?.['is_ours']) return false;
    try {
      for (const { name, statement } of indexes) {
        const [broken] = await session('select from pg_index where indexrelid = to_regclass(?) and not indisvalid', [name]);
        if (broken) await session(`drop index concurrently ${name}`);
        await session(statement);
      }
      await built(session);
      return true;
    } finally {
      await session('select pg_advisory_unlock(?)', [lock]);
    }
  });
}

/** Statements on one connection, each by itself. */
export type Session = (sql: string, bindings?: readonly (string | number)[]) => Promise<Record<string, unknown>[]>;

async function withSession<Result>(database: Database, work: (session: Session) => Promise<Result>): Promise<Result> {
  const { client } = database as unknown as {
    client: { acquireConnection(): Promise<unknown>; releaseConnection(connection: unknown): Promise<void> };
  };
  const connection = await client.acquireConnection();
  try {
    return await work(
      async (sql, bindings = []) => (await database.raw<{ rows: Record<string, unknown>[] }>(sql, bindings).connection(connection)).rows,
    );
  } finally {
    await client.releaseConnection(connection);
  }
}
