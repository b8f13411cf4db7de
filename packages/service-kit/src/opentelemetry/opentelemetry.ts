import { createRequire } from 'node:module';
// A route's `config: { otel: false }`: neither a span nor a duration is kept of what is asked all the time, or stays
// open.
import type {} from '@fastify/otel';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type * as Start from './start-opentelemetry.ts';

/** Spans, metrics and lines of the log on their way to a collector. */
export interface OpenTelemetry {
  /** Keeps a span and the duration of each call of this application. Comes after what puts a call in its context. */
  watch(app: FastifyInstance): void;
  /** Takes what the log writes. */
  logs: DestinationStream;
  /** Sends what is left, as far as that is quick. Never rejects. */
  stop(): Promise<void>;
}

/**
 * Starts OpenTelemetry where the environment names a collector; must come before the database is opened and the
 * applications are built. Without one nothing of it is loaded: hence `require`, which also loads modules, but only when
 * it is called.
 */
export function openTelemetryTo(endpoint: string | undefined, service: string): OpenTelemetry | undefined {
  if (endpoint === undefined) return undefined;
  const load = createRequire(import.meta.url);
  return (load('./start-opentelemetry.ts') as typeof Start).startOpenTelemetry(service);
}
