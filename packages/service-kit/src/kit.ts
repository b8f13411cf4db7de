import { multistream, pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'openapi-fetch';
import type { Registry } from 'prom-client';
import { EndedSessions } from './auth/ended-sessions.ts';
import { KeySet } from './auth/key-set.ts';
import { ServiceTokens } from './auth/service-tokens.ts';
import { AddressBook } from './client/address-book.ts';
import { CallMetrics } from './client/call-metrics.ts';
import { createDirectFetch, createServiceFetch, type ServiceFetch } from './client/service-client.ts';
import { joinCalls, type Join } from './client/join-calls.ts';
import { typedClient } from './client/typed-client.ts';
import type { KitConfig } from './config/kit-config.ts';
import { measurePool } from './database/measure-pool.ts';
import { openDatabase, type Database } from './database/open-database.ts';
import { createMetrics } from './http/metrics.ts';
import { currentRequest, traceIdOf } from './http/request-context.ts';
import { linesByTurn } from './lines-by-turn.ts';
import { Outbox } from './outbox/outbox.ts';
import { Settings } from './settings/settings.ts';
import { openTelemetryTo, type OpenTelemetry } from './opentelemetry/opentelemetry.ts';

/** What a service's own code is given: everything that reaches outside its process. */
export interface Kit {
  name: string;
  config: KitConfig;
  log: FastifyBaseLogger;
  database: Database;
  outbox: Outbox;
  settings: Settings;
  metrics: Registry;
  sessionKeys: KeySet;
  serviceKeys: KeySet;
  operatorKeys: KeySet;
  /** Of members, where identity is there to tell; identity itself asks its own tables. */
  endedSessions: EndedSessions | undefined;
  /** Where somebody collects it. */
  openTelemetry: OpenTelemetry | undefined;
  /** A typed client for another service's internal API. */
  client<Paths extends object>(callee: string, options?: { deadlineMs?: number }): Client<Paths>;
  /** A signed plain call of another service. */
  fetchOf(callee: string, options?: { deadlineMs?: number }): ServiceFetch;
  /**
   * The same without a breaker: for the outbox, which has one for each destination. Rejects with whatever kept the call
   * from being answered.
   */
  directFetchOf(callee: string): ServiceFetch;
}

/** Secrets have no place in a log: neither headers that carry them nor the query of a wall's call. */
const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["operator-pass"]',
  'headers.cookie',
  'headers.authorization',
  'headers["operator-pass"]',
  '*.password',
  '*.token',
  // What PostgreSQL quotes of a row that it refuses.
  'err.detail',
  'err.where',
];

/** The call that a line of the log belongs to. */
function idsOfCall(): object {
  const context = currentRequest();
  return context ? { traceId: traceIdOf(context), requestId: context.requestId } : {};
}

function openLog(name: string, level: string, openTelemetry: OpenTelemetry | undefined): FastifyBaseLogger {
  const options = { level, name, redact: REDACTED, mixin: idsOfCall };
  if (!openTelemetry) return pino(options, linesByTurn()) as FastifyBaseLogger;
  return pino(options, multistream([linesByTurn(), openTelemetry.logs].map((stream) => ({ level: 'trace', stream })))) as FastifyBaseLogger;
}

export interface KitOptions {
  /** Routes of other services, by their names, of which calls may travel together. */
  joins?: Readonly<Record<string, Join>>;
}

/** Builds the context of a service. Opens nothing: the first query connects. */
export function createKit(name: string, config: KitConfig, { joins = {} }: KitOptions = {}): Kit {
  const openTelemetry = openTelemetryTo(config.OTEL_EXPORTER_OTLP_ENDPOINT, name);
  const log = openLog(name, config.LOG_LEVEL, openTelemetry);
  const database = openDatabase({
    url: config.DATABASE_URL,
    applicationName: name,
    poolSize: config.DATABASE_POOL_SIZE,
    waitMs: config.DATABASE_WAIT_MS,
    traced: { slowMs: config.DATABASE_SLOW_MS, log },
  });
  const metrics = createMetrics(name);
  measurePool(database, metrics);
  const calls = new CallMetrics(metrics);
  const tokens = new ServiceTokens(name, config.SERVICE_KEY_FILE);
  const addressBook = new AddressBook(config.SERVICE_URLS, config.SERVICE_URLS_FILE);
  const fetches = new Map<string, ServiceFetch>();
  // One for each use, and a breaker with it: messages that fail do not keep a person's call from being tried.
  const fetchFor = (use: 'fetch' | 'client' | 'direct', callee: string, options: { deadlineMs?: number } = {}) => {
    const key = `${use} ${callee} ${options.deadlineMs}`;
    const addresses = (): readonly string[] => addressBook.of(callee);
    const known = fetches.get(key);
    if (known) return known;
    const create = use === 'direct' ? createDirectFetch : createServiceFetch;
    const alone = create({ callee, tokens, addresses, metrics: calls, deadlineMs: config.CALL_DEADLINE_MS, ...options });
    const join = joins[callee];
    const fetch = join ? joinCalls(alone, join, log) : alone;
    fetches.set(key, fetch);
    return fetch;
  };
  const fetchOf: Kit['fetchOf'] = (callee, options) => fetchFor('fetch', callee, options);
  const hearsIdentity = name !== 'identity' && !config.SESSION_JWKS_URL.startsWith('file:');
  const ask = async (): Promise<Record<string, string>> => {
    const answer = await fetchOf('identity')({ path: '/internal/settings' });
    if (!answer.ok) throw new Error(`identity answered ${answer.status}`);
    return ((await answer.json()) as { settings: Record<string, string> }).settings;
  };
  return {
    name,
    config,
    log,
    database,
    outbox: new Outbox(name, config.SUBSCRIBERS),
    settings: new Settings({ database, ask, log }),
    metrics,
    sessionKeys: new KeySet(() => addressBook.resolve(config.SESSION_JWKS_URL)),
    serviceKeys: new KeySet(config.SERVICE_KEYS_FILE),
    operatorKeys: new KeySet(() => addressBook.resolve(config.OPERATOR_JWKS_URL)),
    endedSessions: hearsIdentity ? new EndedSessions({ ask: () => fetchFor('direct', 'identity'), log }) : undefined,
    openTelemetry,
    client: (callee, options) => {
      // A service that nobody told the address of one it needs does not start.
      addressBook.of(callee);
      return typedClient(fetchFor('client', callee, options));
    },
    fetchOf,
    directFetchOf: (callee) => fetchFor('direct', callee),
  };
}
