import type { Knex } from 'knex';
import type { Database, Transaction } from './open-database.ts';

/**
 * A statement that a connection reads and plans once, under this name, for what is asked very often: it bears no trace, since its text may not change.
 * It names the columns that it answers: after a migration that adds one, `*` would fail on each connection that was open.
 */
export function prepared<Result>(
  database: Database | Transaction,
  name: string,
  sql: string,
  values: readonly Knex.RawBinding[],
): Knex.Raw<Result> {
  return database.raw<Result>(sql, [...values]).options({ name });
}
