import type { FastifyBaseLogger } from 'fastify';
import { currentRequest, inContext, traceIdOf } from '../http/request-context.ts';

interface Query {
  /** Of a prepared one. */
  name?: string;
  text: string;
  values?: unknown[];
}
type Done = (error: Error | null, result: unknown) => void;

/** A connection of `pg` as Knex uses it: with a query and a callback. */
export interface TracedConnection {
  /** The server's process, as pg_stat_activity and PostgreSQL's log name it. */
  processID: number | null;
  query(query: Query | string, done: Done): unknown;
}

export interface TracedQueries {
  /** A query that takes longer is told in the log. */
  slowMs: number;
  log: FastifyBaseLogger;
}

/**
 * Makes a connection say for whom it works: each statement begins with the trace of the call that asks, so that
 * pg_stat_activity and PostgreSQL's log lead to the click, and a slow one leaves a line in ours. One that is prepared
 * keeps its text.
 */
export function traceQueries(connection: TracedConnection, { slowMs, log }: TracedQueries): void {
  const send = connection.query.bind(connection);
  connection.query = (query, done) => {
    const context = currentRequest();
    const text = typeof query === 'string' ? query : query.text;
    const startedAtMs = performance.now();
    const finish: Done = (error, result) => {
      const durationMs = Math.round(performance.now() - startedAtMs);
      // Called by the socket, which knows of no call, or of the one that opened it. Values stay out of the log: they
      // are people's.
      if (durationMs >= slowMs)
        inContext(context, () => log.info({ durationMs, databaseProcess: connection.processID, sql: text.slice(0, 500) }, 'slow query'));
      done(error, result);
    };
    if (typeof query !== 'string' && query.name !== undefined) return send(query, finish);
    const named = context ? `/*trace=${traceIdOf(context)}*/ ${text}` : text;
    return send(typeof query === 'string' ? named : { ...query, text: named }, finish);
  };
}
