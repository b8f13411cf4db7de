import knex, { type Knex } from 'knex';
import pg from 'pg';
import { spareDatabase } from './spare-database.ts';
import { traceQueries, type TracedConnection, type TracedQueries } from './trace-queries.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;

const WAIT_MS = 3_000;
const INT8_OID = 20;
/** PostgreSQL's bigint is read as a JavaScript bigint: a float would lose cents. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return oid === INT8_OID ? (text: string) => BigInt(text) : (pg.types.getTypeParser(oid, format) as unknown);
  },
};

/**
 * How any connection to this service's database is made, for Knex and for plain `pg` alike. Connects at the first
 * query.
 */
export function connectionOptions(url: string, applicationName: string): pg.ClientConfig {
  return { connectionString: url, application_name: applicationName, types, keepAlive: true, connectionTimeoutMillis: WAIT_MS };
}

export interface DatabaseOptions {
  url: string;
  applicationName: string;
  poolSize: number;
  /** How long a query waits for a connection; 3 s when absent. */
  waitMs?: number;
  /**
   * Its queries say for which call they are, and slow ones are told in the log. Absent for a command that is done at
   * once.
   */
  traced?: TracedQueries;
}

export function openDatabase(options: DatabaseOptions): Database {
  const waitMs = options.waitMs ?? WAIT_MS;
  const database = knex({
    client: 'pg',
    connection: { ...connectionOptions(options.url, options.applicationName), connectionTimeoutMillis: waitMs } as Knex.PgConnectionConfig,
    pool: {
      min: 0,
      max: options.poolSize,
      afterCreate: (connection: TracedConnection, done: (error: null, connection: TracedConnection) => void) => {
        if (options.traced) traceQueries(connection, options.traced);
        done(null, connection);
      },
    },
    acquireConnectionTimeout: waitMs,
    // Of a connection that cannot be made Knex prints a stack for each try; who asked is told the same.
    log: { warn: (line: string) => options.traced?.log.debug(line) },
  });
  spareDatabase(database);
  return database;
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export function inTransaction<Result>(database: Database, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return database.transaction(work);
}
