import type { Knex } from 'knex';
import type { Database, Transaction } from './open-database.ts';

/**
 * A statement that a connection reads and plans once, under this name, for what is asked very often: it bears no trace, since its text may not change.
 * It names the columns that it answers: after a migration that adds one, `*` would fail on each connection that was open. Not for a table that is empty one moment and
 * long the next, such as the outbox: the plan stays as it was until the table is analysed.
 */
export function prepared<Result>(
  database: Database | Transaction,
  name: string,
  sql: string,
  values: readonly Knex.RawBinding[],
): Knex.Raw<Result> {
  return database.raw<Result>(sql, [...values]).options({ name });
}
