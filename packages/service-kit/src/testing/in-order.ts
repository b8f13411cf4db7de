import type { Database } from '../database/open-database.ts';
import { until } from './until.ts';

/**
 * Calls that take the same lock, at the same moment and in this order: all of them wait for it before the first one
 * has it. `lock`: the text of `hashtextextended('…', 0)`.
 */
export async function inOrder<Answer>(database: Database, lock: string, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const holder = await database.transaction();
  try {
    await holder.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lock]);
    const answers: Promise<Answer>[] = [];
    for (const call of calls) {
      answers.push(call());
      await until(`call ${answers.length} waits for the lock`, async () => (await waitingFor(database)) >= answers.length || undefined);
    }
    await holder.commit();
    return await Promise.all(answers);
  } finally {
    if (!holder.isCompleted()) await holder.rollback();
  }
}

async function waitingFor(database: Database): Promise<number> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length;
}
